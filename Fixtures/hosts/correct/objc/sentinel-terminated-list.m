#import <UIKit/UIKit.h>

@implementation SentinelView

- (void)build
{
    NSDictionary *views = @{@"a": self.a, @"b": self.b};
    NSString *formats[] = {@"H:|-[a]-[b(a)]-|", @"", @"V:|-[a]-|", @"V:|-[b]-|", nil};
    for (NSString *__strong *next = formats; *next; next++) {
        if ([*next length] == 0) {
            continue;
        }
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:*next options:0 metrics:nil views:views]];
    }
    for (NSString *format in @[@"# a comment", @"H:[a(>=20)]", @"end", @"unused"]) {
        if ([format hasPrefix:@"#"]) continue;
        if ([format isEqualToString:@"end"]) break;
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
}

@end
