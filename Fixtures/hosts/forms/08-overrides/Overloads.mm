// strings: 3
#import <UIKit/UIKit.h>

// Overloads with another number of arguments.
static void pin(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

static void pin(NSString *title, NSDictionary *values) {
    NSLog(@"%@ %@", title, values);
}

static void pin(UIView *parent, NSString *format, NSDictionary *metrics, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
}

static void build(UIView *parent, UIView *box) {
    pin(parent, @"H:|[box]|", @{ @"box" : box });
    pin(@"[a title", @{ @"box" : box });
    pin(parent, @"V:|-gap-[box]|", @{ @"gap" : @8 }, @{ @"box" : box });
    pin(parent, @"V:|[bop]|", @{ @"box" : box }); // fault: bop
}
