// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addLeft:(UIView *)leftCell right:(UIView *)rightCell side:(NSString *)side {
    NSDictionary *views = NSDictionaryOfVariableBindings(leftCell, rightCell);
    NSString *head = [@"H:|[" stringByAppendingString:side];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[head stringByAppendingString:@"Cell]|"] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[head stringByAppendingString:@"Ceil]|"] options:0 metrics:nil views:views]]; // fault: Ceil
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"V:|[leaf" stringByAppendingFormat:@"%@]|", side] options:0 metrics:nil views:views]]; // fault: leaf
}
@end
