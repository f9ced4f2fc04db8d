// strings: 2
#import <UIKit/UIKit.h>

namespace layout {
void pin(UIView *parent, NSString *format, NSDictionary *views, NSDictionary *metrics = nil);

class Builder {
public:
    explicit Builder(UIView *parent) : parent_(parent) {}
    void add(NSString *format, NSDictionary *views);

private:
    UIView *parent_;
};
}

void layout::pin(UIView *parent, NSString *format, NSDictionary *views, NSDictionary *metrics) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
}

void layout::Builder::add(NSString *format, NSDictionary *views) {
    [parent_ addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

static void Build(UIView *parent, UIView *box) {
    layout::pin(parent, @"H:|[box]|", @{ @"box" : box });
    layout::Builder builder(parent);
    builder.add(@"V:|[bot]|", @{ @"box" : box }); // fault: bot
}
