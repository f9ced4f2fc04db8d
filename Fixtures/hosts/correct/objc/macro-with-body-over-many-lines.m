#import <UIKit/UIKit.h>

#define BEGIN_LAYOUT(container_) { \
    UIView *layoutContainer = (container_); \
    NSMutableArray *layoutFormats = [NSMutableArray array]; \
    NSMutableDictionary *layoutViews = [NSMutableDictionary dictionary];
#define LAYOUT_VIEW(name_, view_) layoutViews[name_] = (view_);
#define LAYOUT_FORMAT(format_) [layoutFormats addObject:(format_)];
#define END_LAYOUT \
    for (NSString *layoutFormat in layoutFormats) { \
        [layoutContainer addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:layoutFormat options:0 metrics:nil views:layoutViews]]; \
    } \
}

@implementation DSLView

- (void)build
{
    BEGIN_LAYOUT(self)
        LAYOUT_FORMAT(@"H:|-[first]-[second(first)]-|")
        LAYOUT_FORMAT(@"V:|[first]|")
        LAYOUT_VIEW(@"first", self.first)
        LAYOUT_VIEW(@"second", self.second)
        LAYOUT_FORMAT(@"V:|[second]|")
    END_LAYOUT
    BEGIN_LAYOUT(self.second)
        LAYOUT_VIEW(@"inner", self.inner)
        LAYOUT_FORMAT(@"H:|[inner]|")
    END_LAYOUT
}

@end
