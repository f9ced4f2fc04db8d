// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addLeft:(UIView *)leftCell right:(UIView *)rightCell text:(NSString *)text {
    NSDictionary *views = NSDictionaryOfVariableBindings(leftCell, rightCell);
    // The text can close the bracket and open another one.
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|[left%@Cell]|", text] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|%@rightCell]|", text] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[%@]|", text] options:0 metrics:nil views:views]];
}
@end
