#import "LoginViewController.h"

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIView *header = [[UIView alloc] init];
    UIImageView *logo = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"Logo"]];
    UILabel *titleLabel = [[UILabel alloc] init];
    UITextField *emailField = [[UITextField alloc] init];
    UITextField *passwordField = [[UITextField alloc] init];
    UIButton *forgotButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIButton *loginButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UILabel *footerLabel = [[UILabel alloc] init];

    [titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    [footerLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [footerLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

    for (UIView *subview in @[header, logo, titleLabel, emailField, passwordField, forgotButton, loginButton, footerLabel]) {
        subview.translatesAutoresizingMaskIntoConstraints = NO;
    }

    [self.view addSubview:header];
    [header addSubview:logo];
    [header addSubview:titleLabel];
    [self.view addSubview:emailField];
    [self.view addSubview:passwordField];
    [self.view addSubview:forgotButton];
    [self.view addSubview:loginButton];
    [self.view addSubview:footerLabel];

    [NSLayoutConstraint activateConstraints:@[
        [header.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:60],
        [header.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
        [header.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
        [logo.topAnchor constraintEqualToAnchor:header.topAnchor constant:8],
        [logo.centerXAnchor constraintEqualToAnchor:header.centerXAnchor],
        [titleLabel.topAnchor constraintEqualToAnchor:logo.bottomAnchor constant:12],
        [titleLabel.centerXAnchor constraintEqualToAnchor:header.centerXAnchor],
        [titleLabel.leadingAnchor constraintGreaterThanOrEqualToAnchor:header.leadingAnchor constant:16],
        [titleLabel.bottomAnchor constraintEqualToAnchor:header.bottomAnchor constant:-8],
        [emailField.topAnchor constraintEqualToAnchor:header.bottomAnchor constant:32],
        [emailField.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:24],
        [emailField.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-24],
        [emailField.heightAnchor constraintEqualToConstant:44],
        [passwordField.topAnchor constraintEqualToAnchor:emailField.bottomAnchor constant:12],
        [passwordField.leadingAnchor constraintEqualToAnchor:emailField.leadingAnchor],
        [passwordField.trailingAnchor constraintEqualToAnchor:emailField.trailingAnchor],
        [passwordField.heightAnchor constraintEqualToAnchor:emailField.heightAnchor],
        [forgotButton.topAnchor constraintEqualToAnchor:passwordField.bottomAnchor constant:8],
        [forgotButton.trailingAnchor constraintEqualToAnchor:passwordField.trailingAnchor],
        [loginButton.topAnchor constraintEqualToAnchor:forgotButton.bottomAnchor constant:24],
        [loginButton.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:24],
        [loginButton.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-24],
        [loginButton.heightAnchor constraintEqualToConstant:50],
        [footerLabel.topAnchor constraintGreaterThanOrEqualToAnchor:loginButton.bottomAnchor constant:16],
        [footerLabel.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
        [footerLabel.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor constant:-20],
    ]];
}

@end
