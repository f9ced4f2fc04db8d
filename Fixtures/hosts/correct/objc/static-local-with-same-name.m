#import <UIKit/UIKit.h>

static NSString *format = @"H:|-[global]-|";

@implementation ShadowsView

- (void)first
{
    static NSString *format = @"V:|-[global]-|";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"global": self.one}]];
}

- (void)second
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"global": self.one}]];
    NSDictionary *views = @{@"outer": self.one};
    for (UIView *view in self.subviews) {
        NSDictionary *views = @{@"inner": view};
        NSString *format = @"H:|[inner]|";
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    if (self.one) {
        NSString *format = @"H:[outer(4)]";
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    [self third:@"V:[third]-|" views:@{@"third": self.one}];
}

- (void)third:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
