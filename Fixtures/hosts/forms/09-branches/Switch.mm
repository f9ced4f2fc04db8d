// strings: 2
#import <UIKit/UIKit.h>

static void build(UIView *parent, UIView *top, UIView *bottom, int kind) {
    NSString *format = nil;
    NSDictionary *metrics = nil;
    switch (kind) {
        case 0:
            format = @"V:|-gap-[top]";
            metrics = @{ @"gap" : @8 };
            break;
        default:
            format = @"V:|-edge-[bottom]-gap-|"; // fault: gap
            metrics = @{ @"edge" : @20 };
            break;
    }
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:NSDictionaryOfVariableBindings(top, bottom)]];
}
