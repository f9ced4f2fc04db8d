#import "Lay.h"

@implementation Card

- (void)build
{
    UIView *icon = self.icon, *text = self.text;
    NSDictionary *views = @{@"other": icon};
    NSDictionary *metrics = @{@"wide": @20}, *names = @{@"none": text};
    LAY_IN(self, @"H:|-gap-[icon]-gap-[text]-|", icon, text);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-wide-[other]" options:0 metrics:metrics views:views]];
    LAY_EACH(self, (@[@"H:[view(40)]", @"V:[view(40)]"]));
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[none]" options:0 metrics:nil views:names]];
}

@end
