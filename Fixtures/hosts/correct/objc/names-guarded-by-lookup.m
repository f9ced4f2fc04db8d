#import <UIKit/UIKit.h>

@implementation GuardedView

- (void)build
{
    NSDictionary *views = @{@"title": self.title};
    for (NSString *name in @[@"title", @"subtitle"]) {
        if (views[name] == nil) {
            continue;
        }
        NSString *row = [NSString stringWithFormat:@"H:|-[%@]-|", name];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    }
    if ([views objectForKey:@"subtitle"]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[title]-[subtitle]-|" options:0 metrics:nil views:views]];
    } else {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[title]-|" options:0 metrics:nil views:views]];
    }
}

@end
