#import <AppKit/AppKit.h>
#include <functional>

static void put(NSView *view, NSString *format)
{
    NSView *tile = view.subviews.firstObject;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(tile)]];
}

static void print(NSView *view, NSString *text) { NSLog(@"%@ %@", view, text); }

void PutAll(NSView *view)
{
    put(view, @"H:|[tile]|");
    {
        std::function<void(NSView *, NSString *)> put(print);
        put(view, @"[parentheses");
    }
    {
        std::function<void(NSView *, NSString *)> put{print};
        put(view, @"[braces");
    }
    {
        struct {
            void operator()(NSView *target, NSString *text) const { print(target, text); }
        } put;
        put(view, @"[functor");
    }
    put(view, @"V:|[tile]|");
}
