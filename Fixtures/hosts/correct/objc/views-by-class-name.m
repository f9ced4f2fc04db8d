#import <UIKit/UIKit.h>

@implementation AutoNamedView

- (NSDictionary *)automaticNames
{
    NSMutableDictionary *names = [NSMutableDictionary dictionary];
    for (UIView *subview in self.subviews) {
        NSString *name = NSStringFromClass([subview class]);
        names[[name stringByReplacingOccurrencesOfString:@"UI" withString:@""]] = subview;
        if (subview.restorationIdentifier) {
            names[subview.restorationIdentifier] = subview;
        }
    }
    return names;
}

- (void)build
{
    UILabel *label = [UILabel new];
    UIButton *button = [UIButton new];
    button.restorationIdentifier = @"ok";
    [self addSubview:label];
    [self addSubview:button];
    NSDictionary *names = [self automaticNames];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[Label]-[Button]-|" options:NSLayoutFormatAlignAllFirstBaseline metrics:nil views:names]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[ok]-|" options:0 metrics:nil views:names]];
}

@end
