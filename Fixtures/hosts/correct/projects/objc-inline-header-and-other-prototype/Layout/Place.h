#import <AppKit/AppKit.h>

NS_INLINE void Place(NSView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"it": view.subviews.lastObject}]];
}
