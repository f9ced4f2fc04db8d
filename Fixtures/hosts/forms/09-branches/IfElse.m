// strings: 2
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addX:(UIView *)x y:(UIView *)y wide:(BOOL)wide {
    NSString *format;
    NSDictionary *views;
    if (wide) {
        format = @"H:|[x][y]|";
        views = NSDictionaryOfVariableBindings(x, y);
    } else {
        views = NSDictionaryOfVariableBindings(y);
        format = @"V:|[x]|"; // fault: x
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}
@end
