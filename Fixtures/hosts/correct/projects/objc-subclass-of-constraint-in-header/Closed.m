#import "ClosingConstraint.h"

@implementation Closed

- (void)build
{
    UIView *inner = self.inner;
    NSDictionary *views = NSDictionaryOfVariableBindings(inner);
    [self addConstraints:[ClosingConstraint constraintsWithVisualFormat:@"H:|-[inner]-" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[inner]-|" options:0 metrics:nil views:views]];
}

@end
