// strings: 2
#import <UIKit/UIKit.h>

static NSDictionary *Sizes() { return @{ @"gap" : @8 }; }

// A method that a class inherits and a local block come before a function of the same name.
class Base {
public:
    NSDictionary *Sizes();
};

class Card : Base {
    void add(UIView *view, UIView *bar) {
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]" options:0 metrics:Sizes() views:@{ @"bar" : bar }]];
    }
};

void Build(UIView *view, UIView *bar) {
    NSDictionary *(^Sizes)(void) = ^{ return @{ @"edge" : @8 }; };
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[bar]" options:0 metrics:Sizes() views:@{ @"bar" : bar }]];
}
