#import <UIKit/UIKit.h>
#include <functional>

static void Put(UIView *view, NSString *format)
{
    UIView *leaf = view.subviews[0];
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(leaf)]];
}

static void Visit(UIView *view, const std::function<void(UIView *, NSString *)> &Put)
{
    Put(view, @"[visit");
}

template <typename F>
static void VisitAll(UIView *view, F &&Put)
{
    for (UIView *each in view.subviews) {
        Put(each, @"[each");
    }
}

void RunLambda(UIView *view)
{
    Put(view, @"H:|-[leaf]-|");
    auto log = [](UIView *, NSString *text) { NSLog(@"%@", text); };
    Visit(view, log);
    VisitAll(view, log);
    {
        auto Put = log;
        Put(view, @"[local");
    }
    Put(view, @"V:|-[leaf]-|");
}
