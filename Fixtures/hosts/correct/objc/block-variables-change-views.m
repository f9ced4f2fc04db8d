#import <UIKit/UIKit.h>

@implementation BlockView

- (void)build
{
    UIView *one = self.one, *two = self.two;
    __block NSDictionary *views = NSDictionaryOfVariableBindings(one);
    void (^more)(void) = ^{ views = NSDictionaryOfVariableBindings(one, two); };
    [self add:@"H:|[one]|" views:views];
    more();
    [self add:@"H:|[one][two]|" views:views];
    [UIView animateWithDuration:0.3 animations:^{
        views = @{@"two": two};
        [self add:@"V:|[two]|" views:views];
    } completion:^(BOOL finished) {
        if (!finished) { return; }
        [self add:@"V:|-[two]-|" views:views];
    }];
    dispatch_async(dispatch_get_main_queue(), ^{
        NSDictionary *views = @{@"later": self};
        [self add:@"V:[later(20)]" views:views];
    });
    void (^add)(NSString *) = ^(NSString *text) { NSLog(@"%@", text); };
    add(@"[logged");
    NSString *(^body)(NSString *) = ^NSString *(NSString *name) { return [NSString stringWithFormat:@"V:|[%@]", name]; };
    [self add:body(@"two") views:views];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
