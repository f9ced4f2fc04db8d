#import <UIKit/UIKit.h>

template <typename View>
class Constraints {
public:
    explicit Constraints(View *parent) : parent_(parent), views_([NSMutableDictionary dictionary]) {}

    Constraints &bind(NSString *name, UIView *view)
    {
        views_[name] = view;
        [parent_ addSubview:view];
        return *this;
    }

    Constraints &operator<<(NSString *format)
    {
        [parent_ addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views_]];
        return *this;
    }

private:
    __weak View *parent_;
    NSMutableDictionary *views_;
};

@implementation TemplateView

- (void)build
{
    Constraints<UIView> c(self);
    c.bind(@"label", [UILabel new]).bind(@"image", [UIImageView new]);
    c << @"H:|-[image(20)]-[label]-|" << @"V:|-[label]-|";
    c << @"V:|-[image(20)]";
}

@end
