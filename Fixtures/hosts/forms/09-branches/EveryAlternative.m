// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addBox:(UIView *)box wide:(BOOL)wide {
    NSDictionary *views = wide ? @{ @"box" : box, @"w" : self } : @{ @"box" : box };
    NSString *format = [NSString stringWithFormat:@"H:|-%@-[bax]", wide ? @"16" : @"8"]; // fault: bax
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|-%@-[box]", wide ? @"16" : @"8"] options:0 metrics:nil views:views]];
}
@end
