#import <AppKit/AppKit.h>

namespace text {
inline void add(NSView *view, NSString *line) { NSLog(@"%@ %@", view, line); }
}  // namespace text

namespace layout {
inline void add(NSView *view, NSString *format, NSDictionary *views = nil)
{
    [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil
                                                                   views:views ?: @{@"view": view.subviews.firstObject}]];
}
}  // namespace layout

class Writer {
public:
    void add(NSView *view, NSString *line) { text::add(view, line); }
    void run(NSView *view) { add(view, @"[written"); }
};

@implementation NamespaceView

- (void)build
{
    using namespace layout;
    NSView *leaf = [NSView new];
    text::add(self, @"[text");
    layout::add(self, @"H:|-[view]-|");
    layout::add(self, @"V:|-[leaf]-|", NSDictionaryOfVariableBindings(leaf));
    Writer writer;
    writer.add(self, @"H:|[");
    Writer().run(self);
    add(self, @"H:[leaf(>=1)]", @{@"leaf": leaf});
}

@end
