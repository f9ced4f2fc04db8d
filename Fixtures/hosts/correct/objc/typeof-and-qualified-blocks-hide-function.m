#import <UIKit/UIKit.h>

typedef void (^Emitter)(UIView *, NSString *);

static void emit(UIView *view, NSString *format)
{
    UIView *core = view.subviews.lastObject;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(core)]];
}

void RunQualified(UIView *view, Emitter printer)
{
    emit(view, @"H:|[core]|");
    {
        __weak __block Emitter emit = printer;
        emit(view, @"[weak");
    }
    {
        typeof(printer) emit = printer;
        emit(view, @"[typeof");
    }
    {
        void (^const emit)(UIView *, NSString *) = printer;
        emit(view, @"[const");
    }
    void (^apply)(void (^)(UIView *, NSString *)) = ^(void (^emit)(UIView *, NSString *)) {
        emit(view, @"[parameter");
    };
    apply(printer);
    emit(view, @"V:|[core]|");
}
