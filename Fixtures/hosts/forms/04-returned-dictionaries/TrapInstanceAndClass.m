// strings: 2
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizes {
    return @{ @"gap" : @8 };
}

// An instance method may have the name of a class method.
- (NSDictionary *)sizes {
    return @{ @"edge" : @8 };
}

- (void)addBar:(UIView *)bar {
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]" options:0 metrics:[self sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[bar]" options:0 metrics:[Panel sizes] views:views]];
}
@end
