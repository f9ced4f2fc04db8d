// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addRows:(NSArray<UIView *> *)rows at:(NSInteger)index {
    NSDictionary *views = @{ @"row0" : rows[0], @"row1" : rows[1], @"foot" : rows[2] };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:[row%ld]-[foot]", (long)index] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|[raw%ld]|", (long)index] options:0 metrics:nil views:views]]; // fault: raw
    // No name is "foot" and a number.
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|[foot%ld]|", (long)index] options:0 metrics:nil views:views]]; // fault: foot
}
@end
