// strings: 3
#import "Panel.h"

#define GAP 8
#define HEIGHT(VIEW, POINTS) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:["#VIEW"("#POINTS")]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]

@implementation Panel
- (void)addBar:(UIView *)bar line:(UIView *)line {
    HEIGHT(bar, 44);
    HEIGHT(line, 0.5);
    // A number sign does not expand its argument.
    HEIGHT(line, GAP); // fault: GAP
}
@end
