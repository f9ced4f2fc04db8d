#import <UIKit/UIKit.h>

typedef void (*Emit)(UIView *, NSString *);

static void Print(UIView *view, NSString *text)
{
    NSLog(@"%@: %@", view, text);
}

static void Layout(UIView *view, NSString *format)
{
    UIView *leaf = view.subviews.firstObject;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(leaf)]];
}

static void Each(UIView *view, void (*Layout)(UIView *, NSString *))
{
    Layout(view, @"[each");
}

static void EachTyped(UIView *view, Emit Layout)
{
    Layout(view, @"[typed");
}

void Run(UIView *view)
{
    Layout(view, @"H:|-[leaf]-|");
    Each(view, Print);
    EachTyped(view, Print);
    {
        void (*Layout)(UIView *, NSString *) = Print;
        Layout(view, @"[local");
    }
    Layout(view, @"V:|-[leaf]-|");
}
