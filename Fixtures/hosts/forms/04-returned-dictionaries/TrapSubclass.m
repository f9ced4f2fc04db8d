// strings: 2
#import <UIKit/UIKit.h>

@interface Panel : UIView
@end

@interface WidePanel : Panel
@end

// A subclass returns more names, so the names of [self.class sizes] are not those of this class alone.
@implementation Panel
+ (NSDictionary *)sizes {
    return @{ @"gap" : @8 };
}

- (void)addBar:(UIView *)bar {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[bar]" options:0 metrics:[self.class sizes] views:@{ @"bar" : bar }]];
    if ([[self.class sizes] objectForKey:@"wide"])
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar(wide)]" options:0 metrics:[self.class sizes] views:@{ @"bar" : bar }]];
}
@end

@implementation WidePanel
+ (NSDictionary *)sizes {
    return @{ @"gap" : @8, @"wide" : @300 };
}
@end
