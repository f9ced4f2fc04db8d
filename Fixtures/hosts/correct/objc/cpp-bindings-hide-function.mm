#import <UIKit/UIKit.h>
#include <functional>
#include <map>
#include <string>
#include <utility>

using Sink = std::function<void(UIView *, NSString *)>;

static void send(UIView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"node": view.subviews[0]}]];
}

std::pair<int, Sink> Numbered();

void SendAll(UIView *view, const std::map<std::string, Sink> &sinks, const Sink &printer)
{
    send(view, @"H:|[node]|");
    for (const auto &[name, send] : sinks) {
        send(view, @"[named");
    }
    if (auto send = printer; send) {
        send(view, @"[printed");
    }
    auto later = [send = printer](UIView *target) { send(target, @"[later"); };
    later(view);
    auto [number, sink] = Numbered();
    sink(view, @"[numbered");
    send(view, @"V:|[node]|");
}
