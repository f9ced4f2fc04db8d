// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSMutableDictionary *)sizes {
    static NSMutableDictionary *sizes;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        sizes = [@{ @"gap" : @8 } mutableCopy];
    });
    return sizes;
}

+ (NSMutableDictionary *)newSizes {
    NSMutableDictionary *sizes = [NSMutableDictionary dictionary];
    sizes[@"gap"] = @8;
    return sizes;
}

+ (void)addSizes:(NSMutableDictionary *)sizes {
    sizes[@"edge"] = @20;
}

// All callers share the first dictionary. The second one belongs to its caller, which may change it.
- (void)addBar:(UIView *)bar {
    NSDictionary *views = @{ @"bar" : bar };
    [Panel sizes][@"edge"] = @20;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]" options:0 metrics:[Panel sizes] views:views]];
    NSMutableDictionary *sizes = [Panel newSizes];
    [Panel addSizes:sizes];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-edge-[bar]" options:0 metrics:sizes views:views]];
    NSMutableDictionary *others = [Panel newSizes];
    others[@"row"] = @44;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[bar(row)]" options:0 metrics:others views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar(gap)]" options:0 metrics:others views:views]];
}
@end
