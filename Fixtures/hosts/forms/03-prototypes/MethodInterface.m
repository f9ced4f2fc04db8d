// strings: 2
#import <UIKit/UIKit.h>

@interface UIView (Formats)
- (void)pinFormat:(NSString *)format views:(NSDictionary *)views;
+ (NSArray *)constraintsForFormat:(NSString *)format views:(NSDictionary *)views;
@end

@implementation UIView (Formats)
- (void)pinFormat:(NSString *)format views:(NSDictionary *)views {
    [self addConstraints:[UIView constraintsForFormat:format views:views]];
}

+ (NSArray *)constraintsForFormat:(NSString *)format views:(NSDictionary *)views {
    return [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
}

- (void)addBox:(UIView *)box {
    [self pinFormat:@"H:|[box]|" views:@{ @"box" : box }];
    [self pinFormat:@"V:|[bux]|" views:@{ @"box" : box }]; // fault: bux
}
@end
