// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addX:(UIView *)x y:(UIView *)y wide:(BOOL)wide kind:(int)kind {
    NSString *format = wide ? @"H:|[x]|" : @"H:|[y]|";
    NSDictionary *views = wide ? @{ @"x" : x } : @{ @"y" : y };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    NSString *column;
    switch (kind) {
        case 0:
            return;
        case 1:
            // This value falls through and is replaced.
            column = @"V:|[nobody]|";
            views = @{ @"x" : x };
        default:
            column = @"V:|[y]|";
            views = @{ @"y" : y };
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
}
@end
