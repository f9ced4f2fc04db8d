#import "ConfirmDialogViewController.h"
#import <Masonry/Masonry.h>

@implementation ConfirmDialogViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIView *dimming = [[UIView alloc] init];
    dimming.backgroundColor = [UIColor colorWithWhite:0 alpha:0.4];
    UIView *dialog = [[UIView alloc] init];
    dialog.layer.cornerRadius = 14;
    UILabel *titleLabel = [[UILabel alloc] init];
    UILabel *messageLabel = [[UILabel alloc] init];
    messageLabel.numberOfLines = 0;
    UIView *hLine = [[UIView alloc] init];
    UIView *vLine = [[UIView alloc] init];
    UIButton *cancelButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIButton *confirmButton = [UIButton buttonWithType:UIButtonTypeSystem];

    [self.view addSubview:dimming];
    [self.view addSubview:dialog];
    [dialog addSubview:titleLabel];
    [dialog addSubview:messageLabel];
    [dialog addSubview:hLine];
    [dialog addSubview:vLine];
    [dialog addSubview:cancelButton];
    [dialog addSubview:confirmButton];

    [dimming mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.bottom.trailing.equalTo(self.view);
    }];
    [dialog mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.equalTo(self.view);
        make.width.mas_equalTo(270).priority(999);
        make.width.lessThanOrEqualTo(self.view).offset(-40);
        make.top.greaterThanOrEqualTo(self.view).offset(20);
    }];
    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(dialog).offset(20);
        make.leading.equalTo(dialog).offset(16);
        make.trailing.equalTo(dialog).offset(-16);
    }];
    [messageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(titleLabel.mas_bottom).offset(4);
        make.leading.and.trailing.equalTo(titleLabel);
    }];
    [hLine mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(messageLabel.mas_bottom).offset(20);
        make.leading.and.trailing.equalTo(dialog);
        make.height.equalTo(@0.5);
    }];
    [cancelButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(hLine.mas_bottom);
        make.leading.and.bottom.equalTo(dialog);
        make.height.equalTo(@44);
    }];
    [vLine mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(cancelButton.mas_trailing);
        make.top.equalTo(hLine.mas_bottom);
        make.bottom.equalTo(dialog);
        make.width.equalTo(@0.5);
    }];
    [confirmButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(vLine.mas_trailing);
        make.trailing.equalTo(dialog);
        make.width.top.bottom.equalTo(cancelButton);
    }];
}

@end
