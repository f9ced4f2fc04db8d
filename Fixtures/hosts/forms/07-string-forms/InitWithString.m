// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addBox:(UIView *)box {
    NSDictionary *views = @{ @"box" : box };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[[NSString alloc] initWithString:@"H:|[box]|"] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithString:@"V:|[boks]|"] options:0 metrics:nil views:views]]; // fault: boks
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSMutableString stringWithString:@"V:|[boxes]"] options:0 metrics:nil views:views]]; // fault: boxes
}
@end
