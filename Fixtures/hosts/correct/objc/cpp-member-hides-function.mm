#import <UIKit/UIKit.h>
#include <string>

static void emit(UIView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"core": view.subviews[0]}]];
}

static void emit(UIView *view, const char *text) { NSLog(@"%@ %s", view, text); }

class Stream {
public:
    virtual ~Stream() = default;
    virtual void emit(UIView *view, NSString *text) { NSLog(@"%@ %@", view, text); }
    void run(UIView *view)
    {
        emit(view, @"[stream");
        this->emit(view, @"H:|[");
    }
};

class LayoutStream final : public Stream {
public:
    void emit(UIView *view, NSString *text) override { ::emit(view, text); }
    void build(UIView *view)
    {
        emit(view, @"H:|-[core]-|");
        Stream::emit(view, @"[stream of the base");
    }
};

void RunStreams(UIView *view)
{
    emit(view, "[plain");
    emit(view, @"V:|-[core]-|");
    Stream().run(view);
    LayoutStream().build(view);
}
