// strings: 4
#import "Theme.h"

@implementation Panel
- (void)addBar:(UIView *)bar {
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]-gap-|" options:0 metrics:[Theme sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-row-[bar]" options:0 metrics:[Theme sizes] views:views]]; // fault: row
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar(row)]" options:0 metrics:MakeMetrics() views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar(roww)]" options:0 metrics:MakeMetrics() views:views]]; // fault: roww
}
@end
