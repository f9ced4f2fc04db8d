#import <UIKit/UIKit.h>

@interface UIView (Formats)
- (NSArray *)ext_addConstraintsWithFormat:(NSString *)format views:(NSDictionary *)views;
- (NSArray *)ext_addConstraintsWithFormat:(NSString *)format metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
@end

@implementation UIView (Formats)

- (NSArray *)ext_addConstraintsWithFormat:(NSString *)format views:(NSDictionary *)views
{
    return [self ext_addConstraintsWithFormat:format metrics:nil views:views];
}

- (NSArray *)ext_addConstraintsWithFormat:(NSString *)format metrics:(NSDictionary *)metrics views:(NSDictionary *)views
{
    NSArray *constraints = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views];
    [self addConstraints:constraints];
    return constraints;
}

@end

@interface BadgeView : UIView
@property (nonatomic) UILabel *countLabel;
@end

@implementation BadgeView

- (void)layOutBadge
{
    UILabel *countLabel = self.countLabel;
    NSDictionary *views = NSDictionaryOfVariableBindings(countLabel);
    [self ext_addConstraintsWithFormat:@"H:|-inset-[countLabel]-inset-|" metrics:@{@"inset": @6} views:views];
    [self ext_addConstraintsWithFormat:@"V:|-(2)-[countLabel(>=16)]-(2)-|" views:views];
}

@end
