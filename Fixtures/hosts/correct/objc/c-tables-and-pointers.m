#import <UIKit/UIKit.h>

typedef struct { __unsafe_unretained NSString *format; NSLayoutFormatOptions options; BOOL both; } Entry;

static const Entry kEntries[] = {
    { @"H:|[a]-[b]|", NSLayoutFormatAlignAllTop, YES },
    { .format = @"V:|[a]|", .both = NO },
    { @"V:|[b]|", 0, YES },
};

static void Set(NSString **format, NSDictionary **views, UIView *view)
{
    *format = @"V:[pointer]";
    *views = @{@"pointer": view};
}

void BuildTable(UIView *view, UIView *a, UIView *b)
{
    for (size_t i = 0; i < sizeof(kEntries) / sizeof(*kEntries); ++i) {
        NSDictionary *views = kEntries[i].both ? NSDictionaryOfVariableBindings(a, b) : NSDictionaryOfVariableBindings(a);
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kEntries[i].format options:kEntries[i].options metrics:nil views:views]];
    }
    NSString *format = @"H:[a]";
    NSDictionary *views = NSDictionaryOfVariableBindings(a);
    Set(&format, &views, view);
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    NSString *list[2] = { @"H:[a(1)]", @"H:[b(1)]" };
    id names[] = { @{@"a": a}, @{@"b": b} };
    for (int i = 0; i < 2; i++) {
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:list[i] options:0 metrics:nil views:names[i]]];
    }
    list[0] = @"V:[c]";
    names[0] = @{@"c": view};
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:list[0] options:0 metrics:nil views:names[0]]];
    NSString *const *end = list + 1;
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:*end options:0 metrics:nil views:@{@"b": b}]];
}
