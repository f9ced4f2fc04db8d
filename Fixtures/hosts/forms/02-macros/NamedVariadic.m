// strings: 3
#import "Panel.h"

#define VFL(FORMAT, VIEWS...) [NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEWS)]

@implementation Panel
- (void)addTop:(UIView *)top bottom:(UIView *)bottom {
    [self addConstraints:VFL(@"V:|[top][bottom]|", top, bottom)];
    [self addConstraints:VFL(@"H:|[top]|", top, bottom)];
    [self addConstraints:VFL(@"H:|[botom]|", top, bottom)]; // fault: botom
}
@end
