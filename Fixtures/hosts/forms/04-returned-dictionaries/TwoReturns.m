// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizesForWidth:(CGFloat)width {
    if (width > 600) return @{ @"gap" : @16, @"edge" : @32 };
    return @{ @"gap" : @8, @"edge" : @16 };
}

- (void)addBar:(UIView *)bar {
    NSDictionary *metrics = [Panel sizesForWidth:self.bounds.size.width];
    NSDictionary *views = @{ @"bar" : bar };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]-edge-|" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-gap-[bar]" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar]-space-|" options:0 metrics:metrics views:views]]; // fault: space
}
@end
