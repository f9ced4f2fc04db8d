#import <UIKit/UIKit.h>

@interface LoginView : UIView
@property (nonatomic, readonly) UITextField *user;
@property (nonatomic, readonly) UITextField *password;
+ (NSDictionary *)viewsOfView:(LoginView *)view;
+ (NSArray *)formats;
@end

@implementation LoginView

+ (NSDictionary *)viewsOfView:(LoginView *)view
{
    return @{@"user" : view.user,
             @"password" : view.password};
}

+ (NSArray *)formats
{
    return @[@"H:|-[user]-|", @"H:|-[password]-|", @"V:|-100-[user]-[password(user)]"];
}

+ (NSString *)extraFormat
{
    return @"V:[password]-(>=20)-|";
}

- (void)didMoveToSuperview
{
    for (NSString *format in [LoginView formats]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:[LoginView viewsOfView:self]]];
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[[self class] extraFormat] options:0 metrics:nil views:[[self class] viewsOfView:self]]];
}

@end
