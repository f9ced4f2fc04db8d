// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizes {
    static NSDictionary *sizes;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        sizes = @{ @"narrow" : @4, @"wide" : @40 };
    });
    return sizes;
}

- (void)addBar:(UIView *)bar {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar(wide)]" options:0 metrics:[self.class sizes] views:@{ @"bar" : bar }]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-narrow-[bar]" options:0 metrics:[self.class sizes] views:@{ @"bar" : bar }]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar(wode)]" options:0 metrics:[self.class sizes] views:@{ @"bar" : bar }]]; // fault: wode
}
@end
