// strings: 2
#import <UIKit/UIKit.h>

@protocol Pinning <NSObject>
@required
- (void)pin:(NSString *)format views:(NSDictionary *)views;
@optional
- (void)pin:(NSString *)format;
@end

@interface Panel : UIView <Pinning>
- (void)pin:(NSString *)format views:(NSDictionary *)views;
@end

@implementation Panel
- (void)pin:(NSString *)format views:(NSDictionary *)views {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)addBox:(UIView *)box {
    [self pin:@"H:|[box]|" views:@{ @"box" : box }];
    [self pin:@"V:|[box]-8-[bar]|" views:@{ @"box" : box }]; // fault: bar
}
@end
