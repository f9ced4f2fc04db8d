// strings: 3
#import <UIKit/UIKit.h>

class Builder {
public:
    explicit Builder(UIView *parent) : parent(parent) {}

    void add(NSString *format, NSDictionary *views) {
        [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }

    void add(NSString *name) { [names addObject:name]; }

    void build(UIView *box) {
        add(@"H:|[box]|", @{ @"box" : box });
        add(@"[name");
        this->add(@"V:|[boe]|", @{ @"box" : box }); // fault: boe
        add(@"V:|[box", @{ @"box" : box }); // fault: box
    }

private:
    UIView *parent;
    NSMutableArray *names;
};
