// strings: 2
#import <UIKit/UIKit.h>

@interface Theme : NSObject
+ (NSDictionary *)sizes;
@end

@implementation Theme
+ (NSDictionary *)sizes {
    return @{ @"small" : @4, @"large" : @16 };
}
@end

@implementation Panel
- (void)addBar:(UIView *)bar {
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-small-[bar]-large-|" options:0 metrics:[Theme sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-medium-[bar]" options:0 metrics:[Theme sizes] views:views]]; // fault: medium
}
@end
