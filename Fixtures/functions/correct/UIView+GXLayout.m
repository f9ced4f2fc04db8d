#import "UIView+GXLayout.h"

@implementation UIView (GXLayout)

- (void)gx_pinToEdgesOf:(UIView *)other
{
    self.translatesAutoresizingMaskIntoConstraints = NO;
    for (NSNumber *attribute in @[@(NSLayoutAttributeTop), @(NSLayoutAttributeBottom), @(NSLayoutAttributeLeading), @(NSLayoutAttributeTrailing)]) {
        [NSLayoutConstraint constraintWithItem:self attribute:attribute.integerValue relatedBy:NSLayoutRelationEqual toItem:other attribute:attribute.integerValue multiplier:1 constant:0].active = YES;
    }
}

- (void)gx_setWidth:(CGFloat)width
{
    for (NSLayoutConstraint *c in self.constraints) {
        if (c.firstItem == self && c.secondItem == nil && c.firstAttribute == NSLayoutAttributeWidth) {
            c.constant = width;
            return;
        }
    }
    [self.widthAnchor constraintEqualToConstant:width].active = YES;
}

- (void)gx_stack:(NSArray<UIView *> *)views spacing:(CGFloat)spacing
{
    UIView *previous = nil;
    for (UIView *view in views) {
        view.translatesAutoresizingMaskIntoConstraints = NO;
        [self addSubview:view];
        [view.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
        [view.trailingAnchor constraintEqualToAnchor:self.trailingAnchor].active = YES;
        if (previous == nil) {
            [view.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;
        } else {
            [view.topAnchor constraintEqualToAnchor:previous.bottomAnchor constant:spacing].active = YES;
        }
        previous = view;
    }
    [previous.bottomAnchor constraintEqualToAnchor:self.bottomAnchor].active = YES;
}

- (NSArray<NSLayoutConstraint *> *)gx_sizeConstraints:(BOOL)large regular:(CGFloat)regular
{
    NSArray *small = @[[self.widthAnchor constraintEqualToConstant:regular],
                       [self.heightAnchor constraintEqualToConstant:regular]];
    NSArray *big = @[[self.widthAnchor constraintEqualToConstant:regular + 24],
                     [self.heightAnchor constraintEqualToConstant:regular + 24]];
    return large ? big : small;
}

@end
