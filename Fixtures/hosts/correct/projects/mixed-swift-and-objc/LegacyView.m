#import "LegacyView.h"

@implementation ABLegacyView

- (void)addFormat:(NSString *)format views:(NSDictionary<NSString *, UIView *> *)views
{
    // The bar at the end is added here.
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[format stringByAppendingString:@"|"] options:0 metrics:nil views:views]];
}

@end
