#import <UIKit/UIKit.h>

@implementation BlockAssignView

- (void)build
{
    __block NSString *format = @"H:|[a";
    __block NSDictionary *views = @{};
    NSMutableString *column = [NSMutableString stringWithString:@"V:|"];
    UIView *a = [UIView new], *b = [UIView new];

    void (^finish)(void) = ^{
        format = [format stringByAppendingString:@"][b]|"];
        views = NSDictionaryOfVariableBindings(a, b);
        [column appendString:@"[a][b]|"];
    };
    finish();
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];

    dispatch_sync(dispatch_get_main_queue(), ^{
        views = @{@"c": a};
        format = @"V:[c]-|";
    });
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
