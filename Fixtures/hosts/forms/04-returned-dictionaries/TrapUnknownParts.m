// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizes {
    NSMutableDictionary *sizes = [@{ @"gap" : @8 } mutableCopy];
    [sizes addEntriesFromDictionary:[[NSUserDefaults standardUserDefaults] dictionaryForKey:@"sizes"]];
    return sizes;
}

+ (NSDictionary *)fileSizes {
    return [NSDictionary dictionaryWithContentsOfFile:@"sizes.plist"];
}

- (void)addBar:(UIView *)bar {
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[bar]" options:0 metrics:[Panel sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar]-userGap-|" options:0 metrics:[Panel sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-fileGap-[bar]" options:0 metrics:[Panel fileSizes] views:views]];
}
@end
