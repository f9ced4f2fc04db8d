// strings: 2
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary<NSString *, NSNumber *> *)sizes {
    return @{ @"inset" : @12 };
}

- (void)addBar:(UIView *)bar {
    NSDictionary *metrics = [[self class] sizes];
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-inset-[bar]" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar]-outset-|" options:0 metrics:metrics views:views]]; // fault: outset
}
@end
