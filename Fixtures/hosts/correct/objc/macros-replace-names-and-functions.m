#import <UIKit/UIKit.h>

static NSDictionary *names;
static void place(UIView *view, NSString *format)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"a": view}]];
}

#define SECOND @{@"b": view}
#define format_of(x) @"H:|[" #x @"]|"

void First(UIView *view)
{
    place(view, @"H:|[a]|");
#define place(v, f) puts([(f) UTF8String])
    place(view, @"[printed");
#undef place
    place(view, format_of(a));
}

void Second(UIView *view)
{
    NSDictionary *names = @{@"a": view};
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[a]|" options:0 metrics:nil views:names]];
#define names SECOND
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format_of(b) options:0 metrics:nil views:names]];
#undef names
#define text @"V:|[a]|"
    NSString *other = text;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:other options:0 metrics:nil views:names]];
#undef text
}
