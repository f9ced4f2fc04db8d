// strings: 2
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizes {
    NSMutableDictionary *sizes = [NSMutableDictionary dictionary];
    sizes[@"gap"] = @8;
    sizes[@"edge"] = @20;
    return sizes;
}

- (void)addBar:(UIView *)bar {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]-gap-|" options:0 metrics:[Panel sizes] views:@{ @"bar" : bar }]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-egde-[bar]" options:0 metrics:[Panel sizes] views:@{ @"bar" : bar }]]; // fault: egde
}
@end
