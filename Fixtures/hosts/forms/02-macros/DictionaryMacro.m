// strings: 3
#import "Panel.h"

#define D(...) NSDictionaryOfVariableBindings(__VA_ARGS__)

@implementation Panel
- (void)addHead:(UIView *)head tail:(UIView *)tail {
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[head][tail]|" options:0 metrics:nil views:D(head, tail)]];
    NSDictionary *views = D(head);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[head]|" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[tail]|" options:0 metrics:nil views:views]]; // fault: tail
}
@end
