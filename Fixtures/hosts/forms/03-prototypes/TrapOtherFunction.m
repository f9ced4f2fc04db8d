// strings: 1
#import <UIKit/UIKit.h>

void PinFormat(NSString *format, NSDictionary *views);
void LogFormat(NSString *format, NSDictionary *views);

void PinFormat(NSString *format, NSDictionary *views) {
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

void LogFormat(NSString *format, NSDictionary *views) {
    NSLog(format, views);
}

static void Build(UIView *box) {
    PinFormat(@"H:|[box]|", @{ @"box" : box });
    LogFormat(@"views [%@", @{ @"box" : box });
}
