#import <UIKit/UIKit.h>
#include <initializer_list>

template <class... Formats>
static void AddAll(UIView *view, NSDictionary *views, Formats... formats)
{
    for (NSString *format : {formats...}) {
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
}

struct [[nodiscard]] Scope final {
    UIView *view;
    NSDictionary *views;
    const Scope &operator()(NSString *format, NSLayoutFormatOptions options = {}) const noexcept
    {
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:options metrics:nil views:views]];
        return *this;
    }
};

@implementation AttributeView

- (void)build
{
    [[maybe_unused]] const int unused = 0;
    NSDictionary *views = NSDictionaryOfVariableBindings(_top, _bottom);
    AddAll(self, views, @"H:|[_top]|", @"H:|[_bottom]|");
    const Scope layOut{self, views};
    (void)layOut(@"V:|[_top][_bottom(_top)]|")(@"V:[_top(>=4)]");
    auto options = [] { return NSLayoutFormatAlignAllLeading; };
    (void)layOut(@"V:[_top]-(>=0)-[_bottom]", options());
}

@end
