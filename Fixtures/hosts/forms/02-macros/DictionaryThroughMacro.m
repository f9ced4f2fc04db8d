// strings: 3
#import "Panel.h"

#define VIEWS(...) NSDictionaryOfVariableBindings(__VA_ARGS__)
#define LAYOUT(FORMAT, ...) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:VIEWS(__VA_ARGS__)]]

@implementation Panel
- (void)addA:(UIView *)a b:(UIView *)b {
    LAYOUT(@"H:|-[a]-[b]-|", a, b);
    LAYOUT(@"V:|-[a]-|", a);
    LAYOUT(@"V:|-[c]-|", a, b); // fault: c
}
@end
