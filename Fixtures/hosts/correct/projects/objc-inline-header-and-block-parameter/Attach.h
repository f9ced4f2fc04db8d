#import <UIKit/UIKit.h>

static inline void Attach(UIView *view, NSString *format)
{
    UIView *content = view.subviews.firstObject;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:NSDictionaryOfVariableBindings(content)]];
}
