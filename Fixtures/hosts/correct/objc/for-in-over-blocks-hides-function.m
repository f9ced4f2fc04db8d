#import <UIKit/UIKit.h>

static void step(UIView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"page": view.subviews[0]}]];
}

@implementation StepRunner

- (void)runObservers:(NSArray *)observers view:(UIView *)view
{
    step(view, @"H:|[page]|");
    for (void (^step)(UIView *, NSString *) in observers) {
        step(view, @"[running");
    }
    step(view, @"V:|[page]|");
}

@end
