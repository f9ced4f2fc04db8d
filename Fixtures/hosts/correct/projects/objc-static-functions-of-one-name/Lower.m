#import <AppKit/AppKit.h>

static void Add(NSView *view, NSString *format, NSDictionary *views)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[format stringByAppendingString:@"|"]
                                                                 options:0 metrics:nil views:views]];
}

void BuildLower(NSView *view, NSView *child)
{
    Add(view, @"H:[child]-", NSDictionaryOfVariableBindings(child));
    Add(view, @"V:[child]", NSDictionaryOfVariableBindings(child));
}
