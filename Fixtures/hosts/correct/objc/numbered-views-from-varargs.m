#import <UIKit/UIKit.h>
#include <stdarg.h>

@interface UIView (Numbered)
- (void)layOut:(NSString *)format views:(UIView *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation UIView (Numbered)

- (void)layOut:(NSString *)format views:(UIView *)first, ...
{
    NSMutableDictionary *bindings = [NSMutableDictionary dictionary];
    NSUInteger index = 0;
    va_list list;
    va_start(list, first);
    for (UIView *view = first; view != nil; view = va_arg(list, UIView *)) {
        bindings[[NSString stringWithFormat:@"v%lu", (unsigned long)index]] = view;
        index++;
    }
    va_end(list);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:bindings]];
}

@end

@implementation CommentView

- (void)setUpViews
{
    [self layOut:@"H:|-[v0(40)]-[v1]-|" views:self.avatar, self.textLabel, nil];
    [self layOut:@"V:|-[v0(40)]" views:self.avatar, nil];
    [self layOut:@"V:|-[v0]-4-[v1]-4-[v2]-|" views:self.textLabel, self.dateLabel, self.replyButton, nil];
}

@end
