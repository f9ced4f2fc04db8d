// strings: 1
// unread: 1
#import <UIKit/UIKit.h>

void PinFormat(NSString *format, NSDictionary *views);

void PinFormat(NSString *format, NSDictionary *views) {
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

// A declaration is not a call, but this call passes a string that only the run time knows.
static void Build(UIView *box, NSUserDefaults *defaults) {
    PinFormat(@"H:|[box]|", @{ @"box" : box });
    PinFormat([defaults stringForKey:@"format"], @{ @"box" : box });
}
