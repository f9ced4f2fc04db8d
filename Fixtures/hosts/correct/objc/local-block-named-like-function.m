#import <UIKit/UIKit.h>

static void add(UIView *view, NSString *format, NSDictionary *views)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@implementation HidingView

- (void)logWith:(void (^)(UIView *, NSString *, NSDictionary *))add
{
    add(self, @"[begin", nil);
}

- (void)build
{
    UIView *one = [UIView new];
    NSDictionary *views = NSDictionaryOfVariableBindings(one);
    add(self, @"H:|-[one]-|", views);
    {
        void (^add)(UIView *, NSString *, NSDictionary *) = ^(UIView *view, NSString *text, NSDictionary *info) {
            NSLog(@"%@ %@ %@", view, text, info);
        };
        add(self, @"[log", views);
        [self logWith:add];
    }
    add(self, @"V:|-[one]-|", views);
}

@end
