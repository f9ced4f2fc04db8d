// strings: 2
#import "Panel.h"

#define ABOVE(TOP, BOTTOM, GAP) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[" #TOP "]" GAP @"[" #BOTTOM "]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(TOP, BOTTOM)]]

@implementation Panel
- (void)addTitle:(UIView *)title text:(UIView *)text note:(UIView *)note {
    ABOVE(title, text, @"-8-");
    ABOVE(text, note, @"-8)-"); // fault: `)`
}
@end
