#import <UIKit/UIKit.h>

@interface UIView (Row)
- (void)row:(NSString *)format views:(NSDictionary *)views;
@end
