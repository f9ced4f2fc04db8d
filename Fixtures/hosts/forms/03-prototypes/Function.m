// strings: 3
#import <UIKit/UIKit.h>

void PinFormat(UIView *parent, NSString *format, NSDictionary *views);

@implementation Panel
- (void)addBox:(UIView *)box {
    PinFormat(self, @"H:|[box]|", NSDictionaryOfVariableBindings(box));
    PinFormat(self, @"V:|[box]|", NSDictionaryOfVariableBindings(box));
    PinFormat(self, @"V:|[bock]|", NSDictionaryOfVariableBindings(box)); // fault: bock
}
@end

void PinFormat(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}
