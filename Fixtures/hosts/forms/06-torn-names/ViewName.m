// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addLeft:(UIView *)leftCell right:(UIView *)rightCell side:(NSString *)side {
    NSDictionary *views = NSDictionaryOfVariableBindings(leftCell, rightCell);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|[%@Cell]|", side] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[%@Cells]|", side] options:0 metrics:nil views:views]]; // fault: Cells
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[center%@]|", side] options:0 metrics:nil views:views]]; // fault: center
}
@end
