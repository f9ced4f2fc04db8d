#import <UIKit/UIKit.h>

// This file does not import the header. The name is that of the parameter.
void Report(UIView *view, void (^Attach)(UIView *, NSString *))
{
    Attach(view, @"[report");
}
