// strings: 0
#import <UIKit/UIKit.h>

#define VFL(FORMAT, VIEWS) [NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:VIEWS]

@interface UIView (Layout)
- (void)pin:(NSString *)format views:(NSDictionary *)views;
@end
