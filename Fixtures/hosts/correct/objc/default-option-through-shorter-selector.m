#import <UIKit/UIKit.h>

@interface UIView (ShortForms)
- (void)put:(NSString *)format views:(NSDictionary *)views;
- (void)put:(NSString *)format views:(NSDictionary *)views align:(NSLayoutFormatOptions)align;
@end

@implementation UIView (ShortForms)

- (void)put:(NSString *)format views:(NSDictionary *)views
{
    [self put:format views:views align:NSLayoutFormatAlignAllCenterY];
}

- (void)put:(NSString *)format views:(NSDictionary *)views align:(NSLayoutFormatOptions)align
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:align metrics:nil views:views]];
}

@end

@implementation ShortView

- (void)build
{
    UIView *one = self.one, *two = self.two;
    NSDictionary *views = NSDictionaryOfVariableBindings(one, two);
    [self put:@"H:|-[one]-[two]-|" views:views];
    // The alignment has no effect on a single view.
    [self put:@"V:|-[one]-|" views:views];
    [self put:@"V:|-[one]-[two]" views:views align:NSLayoutFormatAlignAllLeft];
}

@end
