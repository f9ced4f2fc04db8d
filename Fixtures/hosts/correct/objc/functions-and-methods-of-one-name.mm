#import <UIKit/UIKit.h>
#include <string>
#include <vector>

static void attach(UIView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"core": view}]];
}

namespace chart {
struct Plot {
    std::vector<std::string> lines;
    void attach(NSString *name) { lines.emplace_back(name.UTF8String); }
    void fill() { attach(@"[plot"); this->attach(@"[this"); }
};
static void attach(int index, NSString *text) { NSLog(@"%d %@", index, text); }
}

template <typename T> struct Holder {
    T value;
    void attach(NSString *text) const { NSLog(@"%@", text); }
};

void Build(UIView *view, const Holder<int> &holder)
{
    attach(view, @"H:|[core]|");
    ::attach(view, @"V:|[core]|");
    chart::attach(1, @"[chart");
    chart::Plot plot;
    plot.attach(@"[dot");
    holder.attach(@"[const");
    std::vector<void (*)(UIView *, NSString *)> all{attach};
    for (auto &attach : std::vector<void (*)(UIView *, NSString *)>{nullptr}) {
        attach(view, @"[loop");
    }
    auto log = [&](NSString *attach) { NSLog(@"%@", attach); };
    log(@"[lambda");
    if (auto attach = chart::attach) {
        attach(2, @"[if");
    }
    struct Local { static void attach(UIView *, NSString *) {} };
    Local::attach(view, @"[local");
    {
        using chart::attach;
        attach(3, @"[using");
    }
    all[0](view, @"V:[core(4)]");
}
