// strings: 0
#import <UIKit/UIKit.h>

void Pin(UIView *parent, NSString *format, NSDictionary *views);

static inline void Pin(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}
