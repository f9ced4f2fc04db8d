// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addBox:(UIView *)box inset:(int)inset {
    NSDictionary *views = @{ @"box" : box };
    NSString *format = [[NSString alloc] initWithFormat:@"H:|-%d-[box]-%d-|", inset, inset];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[[NSString alloc] initWithFormat:@"V:|-%d-[bux]", inset] options:0 metrics:nil views:views]]; // fault: bux
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[[NSString alloc] initWithFormat:@"V:|-%d-[box", inset] options:0 metrics:nil views:views]]; // fault: box
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSMutableString stringWithFormat:@"V:[%@]-%d-|", @"bix", inset] options:0 metrics:nil views:views]]; // fault: bix
}
@end
