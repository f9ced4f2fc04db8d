// strings: 4
#import <UIKit/UIKit.h>

@implementation UIView (Numbered)
- (void)pin:(NSString *)format views:(NSArray<UIView *> *)views {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    for (NSInteger i = 1; i <= views.count; i++) {
        NSString *key = [NSString stringWithFormat:@"view%ld", (long)i];
        dictionary[key] = views[i - 1];
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:dictionary]];
}

- (void)addIcon:(UIView *)icon title:(UIView *)title {
    [self pin:@"H:|[view1]-[view2]|" views:@[ icon, title ]];
    [self pin:@"V:|[view2]|" views:@[ title ]]; // fault: view2
    [self pin:@"H:|[view1]-[view3]|" views:@[ icon, title ]]; // fault: view3
    [self pin:@"V:|[w1]|" views:@[ icon ]]; // fault: w1
}
@end
