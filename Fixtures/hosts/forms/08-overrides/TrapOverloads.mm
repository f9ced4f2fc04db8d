// strings: 1
// unread: 2
#import <UIKit/UIKit.h>

static void pin(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

// Only the types tell this overload from the other one.
static void pin(UIView *parent, NSURL *url, NSDictionary *values) {
    NSLog(@"%@ %@ %@", parent, url, values);
}

class Builder {
public:
    virtual void add(NSString *format, NSDictionary *views) {
        [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }

    UIView *parent;
};

class Log : public Builder {
public:
    void add(NSString *text, NSDictionary *values) override { NSLog(@"%@ %@", text, values); }

    void run(UIView *box) {
        add(@"[a text", @{ @"box" : box });
        this->add(@"[another text", @{ @"box" : box });
    }
};

static void build(UIView *parent, UIView *box, id address) {
    pin(parent, address, @{ @"box" : box });
    pin(parent, @"[box", @{ @"box" : box });
    Log log;
    log.add(@"[a text", @{ @"box" : box });
    Builder builder;
    builder.add(@"H:|[box]|", @{ @"box" : box });
}
