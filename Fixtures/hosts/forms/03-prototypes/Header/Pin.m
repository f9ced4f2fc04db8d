// strings: 0
#import "Pin.h"

void PinFormat(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@implementation UIView (Pin)
- (void)pinFormat:(NSString *)format views:(NSDictionary *)views {
    PinFormat(self, format, views);
}
@end
