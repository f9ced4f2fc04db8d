#import <UIKit/UIKit.h>

static void Attach(UIView *view, NSString *format)
{
    UIView *leaf = view.subviews.firstObject;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(leaf)]];
}

static void Describe(UIView *view, void (^Attach)(UIView *, NSString *))
{
    Attach(view, @"[description");
}

void BuildAndDescribe(UIView *view)
{
    Attach(view, @"H:|-[leaf]-|");
    Describe(view, ^(UIView *described, NSString *text) {
        NSLog(@"%@ %@", described, text);
    });
    Attach(view, @"V:|-[leaf]-|");
}
