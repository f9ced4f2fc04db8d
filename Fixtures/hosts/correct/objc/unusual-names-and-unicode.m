#import <UIKit/UIKit.h>

@implementation NamesView

- (void)build
{
    UIView *_ = [UIView new];
    UIView *__b = [UIView new];
    UIView *V = [UIView new];
    UIView *H = [UIView new];
    UIView *x1y2Z3 = [UIView new];
    NSDictionary *views = NSDictionaryOfVariableBindings(_, __b, V, H, x1y2Z3);
    for (UIView *view in views.allValues) {
        [self addSubview:view];
    }
    NSDictionary *metrics = @{@"H": @4, @"V_": @6, @"Größe": @1};
    NSLog(@"Maß: %@", metrics[@"Größe"]);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[_]-[__b(_)]-[V]-V_-[x1y2Z3]-|" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[V]-H-[H]|" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"\x48:|-[H]-|" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"\126:|\55[_]\x2d|" options:0 metrics:nil views:views]];
}

@end
