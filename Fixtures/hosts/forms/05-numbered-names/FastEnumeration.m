// strings: 4
#import <UIKit/UIKit.h>

@implementation UIView (Numbered)
- (void)pin:(NSString *)format views:(NSArray<UIView *> *)views {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    NSUInteger i = 0;
    for (UIView *view in views) {
        dictionary[[NSString stringWithFormat:@"v%lu", (unsigned long)i]] = view;
        i++;
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:dictionary]];
}

- (void)addIcon:(UIView *)icon title:(UIView *)title {
    [self pin:@"H:|[v0]-[v1]|" views:@[ icon, title ]];
    [self pin:@"V:|[v1]|" views:@[ title ]]; // fault: v1
    [self pin:@"H:|[v0]-[v2]|" views:@[ icon, title ]]; // fault: v2
    [self pin:@"V:|[w0]|" views:@[ icon ]]; // fault: w0
}
@end
