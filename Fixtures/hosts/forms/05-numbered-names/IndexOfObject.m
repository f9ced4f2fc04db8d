// strings: 4
#import <UIKit/UIKit.h>

@implementation UIView (Numbered)
- (void)pin:(NSString *)format views:(NSArray<UIView *> *)views {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    for (UIView *view in views) {
        NSString *key = [NSString stringWithFormat:@"v%zu", [views indexOfObject:view]];
        [dictionary setObject:view forKey:key];
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
