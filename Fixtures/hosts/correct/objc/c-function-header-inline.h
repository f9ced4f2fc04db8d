#import <UIKit/UIKit.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Adds the constraints of a list of formats that ends with nil.
NS_INLINE void LayOut(UIView *container, NSDictionary *views, NSString *format, ...) NS_REQUIRES_NIL_TERMINATION;

NS_INLINE void LayOut(UIView *container, NSDictionary *views, NSString *format, ...)
{
    va_list formats;
    va_start(formats, format);
    for (NSString *each = format; each; each = va_arg(formats, NSString *)) {
        [container addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:each options:0 metrics:nil views:views]];
    }
    va_end(formats);
}

static inline void FillSuperview(UIView *view)
{
    LayOut(view.superview, NSDictionaryOfVariableBindings(view), @"H:|[view]|", @"V:|[view]|", nil);
}

static inline NSArray *Pair(UIView *first, UIView *second, NSString *gap)
{
    NSString *format = [NSString stringWithFormat:@"H:|[first]-%@-[second(first)]|", gap ?: @"8"];
    return [NSLayoutConstraint constraintsWithVisualFormat:format
                                                   options:NSLayoutFormatAlignAllTop
                                                   metrics:nil
                                                     views:NSDictionaryOfVariableBindings(first, second)];
}

#ifdef __cplusplus
}
#endif
