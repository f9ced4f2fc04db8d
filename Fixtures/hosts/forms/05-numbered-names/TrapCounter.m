// strings: 2
#import <UIKit/UIKit.h>

@implementation UIView (Numbered)
- (void)pin:(NSString *)format views:(NSArray<UIView *> *)views {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    NSUInteger i = 0;
    for (UIView *view in views) {
        dictionary[[NSString stringWithFormat:@"v%lu", (unsigned long)i]] = view;
        for (UIView *inner in view.subviews) {
            i++;
            dictionary[[NSString stringWithFormat:@"v%lu", (unsigned long)i]] = inner;
        }
        i++;
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:dictionary]];
}

- (void)addIcon:(UIView *)icon {
    [self pin:@"H:|[v0]-[v1]|" views:@[ icon ]];
    [self pin:@"V:|[v3]|" views:@[ icon ]];
}
@end
