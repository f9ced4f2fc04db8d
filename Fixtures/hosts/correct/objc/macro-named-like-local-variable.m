#import <UIKit/UIKit.h>

#define sizes (@{@"gap": @(self.gap)})

@implementation MacroVariableView

- (void)build
{
    NSDictionary *bindings = @{@"a": self.a};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[a]-gap-|" options:0 metrics:sizes views:bindings]];

    // From here on the views are those of the second section.
#define bindings (@{@"b": self.b})
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[b]-gap-|" options:0 metrics:sizes views:bindings]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[b]|" options:0 metrics:nil views:bindings]];
#undef bindings
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[a]|" options:0 metrics:nil views:bindings]];
}

@end
