#import "LoginViewController.h"
#import <Masonry/Masonry.h>

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIView *header = [[UIView alloc] init];
    [self.view addSubview:header];

    UIImageView *logo = [[UIImageView alloc] init];
    [header addSubview:logo];

    UILabel *titleLabel = [[UILabel alloc] init];
    titleLabel.text = @"Welcome";
    [titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    [header addSubview:titleLabel];

    UITextField *emailField = [[UITextField alloc] init];
    [self.view addSubview:emailField];

    UITextField *passwordField = [[UITextField alloc] init];
    passwordField.secureTextEntry = YES;
    [self.view addSubview:passwordField];

    UIButton *forgotButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self.view addSubview:forgotButton];

    UIButton *loginButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [loginButton setTitle:@"Log in" forState:UIControlStateNormal];
    [self.view addSubview:loginButton];

    UILabel *footerLabel = [[UILabel alloc] init];
    [footerLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [footerLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    [self.view addSubview:footerLabel];

    [header mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view).offset(60);
        make.leading.and.trailing.equalTo(self.view);
    }];
    [logo mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(header).offset(8);
        make.centerX.equalTo(header);
    }];
    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(logo.mas_bottom).offset(12);
        make.centerX.equalTo(header);
        make.leading.greaterThanOrEqualTo(header).offset(16);
        make.bottom.equalTo(header).offset(-8);
    }];
    [emailField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(header.mas_bottom).offset(32);
        make.leading.equalTo(self.view).offset(24);
        make.trailing.equalTo(self.view).offset(-24);
        make.height.mas_equalTo(44);
    }];
    [passwordField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(emailField.mas_bottom).offset(12);
        make.leading.trailing.equalTo(emailField);
        make.height.equalTo(emailField.mas_height);
    }];
    [forgotButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(passwordField.mas_bottom).with.offset(8);
        make.trailing.equalTo(passwordField.mas_trailing);
    }];
    [loginButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(forgotButton.mas_bottom).offset(24);
        make.leading.equalTo(self.view).offset(24);
        make.trailing.equalTo(self.view).offset(-24);
        make.height.equalTo(@50);
    }];
    [footerLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.greaterThanOrEqualTo(loginButton.mas_bottom).offset(16);
        make.centerX.equalTo(self.view);
        make.bottom.equalTo(self.view).offset(-20);
    }];
}

@end
