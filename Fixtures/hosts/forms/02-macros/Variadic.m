// strings: 4
#import "Panel.h"

#define VFL(FORMAT, ...) [NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:NSDictionaryOfVariableBindings(__VA_ARGS__)]

@implementation Panel
- (void)addLeft:(UIView *)left right:(UIView *)right {
    [self addConstraints:VFL(@"H:|[left][right]|", left, right)];
    [self addConstraints:VFL(@"V:|[left]|", left)];
    [self addConstraints:VFL(@"V:|[right]|", left)]; // fault: right
    [self addConstraints:VFL(@"V:|[right|", left, right)]; // fault: right
}
@end
