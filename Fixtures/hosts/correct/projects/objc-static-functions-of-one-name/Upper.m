#import <AppKit/AppKit.h>

static void Add(NSView *view, NSString *format, NSDictionary *views)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"V:|" stringByAppendingString:format]
                                                                 options:0 metrics:nil views:views]];
}

void BuildUpper(NSView *view, NSView *child)
{
    Add(view, @"-[child]", NSDictionaryOfVariableBindings(child));
    Add(view, @"[child(>=2)]", NSDictionaryOfVariableBindings(child));
}
