// strings: 3
#import "Panel.h"

#define SIZE(VIEW, METRIC, METRICS) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:["#VIEW"("#METRIC")]" options:0 metrics:METRICS views:NSDictionaryOfVariableBindings(VIEW)]]

@implementation Panel
- (void)addIcon:(UIView *)icon badge:(UIView *)badge {
    NSDictionary *metrics = @{ @"small" : @16, @"large" : @32 };
    SIZE(icon, large, metrics);
    SIZE(badge, small, metrics);
    SIZE(badge, tiny, metrics); // fault: tiny
}
@end
