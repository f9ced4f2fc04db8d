#import "KBDialogView.h"
#import <Masonry/Masonry.h>

static const CGFloat kDialogWidth = 280.f;
static const CGFloat kDialogPadding = 20.f;

@interface KBDialogView ()
@property (nonatomic, strong) UIView *panel;
@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UILabel *messageLabel;
@property (nonatomic, strong) UIButton *okButton;
@property (nonatomic, strong) UIButton *cancelButton;
@property (nonatomic, strong) MASConstraint *panelCenterY;
@end

@implementation KBDialogView

- (void)setupPanel {
    self.panel = [UIView new];
    [self addSubview:self.panel];
    [self.panel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self);
        self.panelCenterY = make.centerY.equalTo(self);
        make.width.mas_equalTo(kDialogWidth);
        make.height.mas_lessThanOrEqualTo(480);
    }];
}

- (void)setupLabels {
    self.titleLabel = [UILabel new];
    self.messageLabel = [UILabel new];
    [self.panel addSubview:self.titleLabel];
    [self.panel addSubview:self.messageLabel];
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.panel).offset(kDialogPadding);
        make.left.right.equalTo(self.panel).insets(UIEdgeInsetsMake(0, kDialogPadding, 0, kDialogPadding));
    }];
    [self.messageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.titleLabel.mas_bottom).offset(8);
        make.left.right.equalTo(self.titleLabel);
    }];
}

- (void)setupButtonsWithCancel:(BOOL)hasCancel {
    [self.panel addSubview:self.okButton];
    if (hasCancel) {
        [self.panel addSubview:self.cancelButton];
        [self.cancelButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.bottom.equalTo(self.panel);
            make.width.equalTo(self.panel).multipliedBy(0.5);
            make.height.mas_equalTo(44);
        }];
        [self.okButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.right.bottom.equalTo(self.panel);
            make.width.equalTo(self.panel).multipliedBy(0.5);
            make.height.mas_equalTo(44);
        }];
    } else {
        [self.okButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.right.bottom.equalTo(self.panel);
            make.height.mas_equalTo(52);
        }];
    }
    [self.okButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.messageLabel.mas_bottom).offset(kDialogPadding);
    }];
}

- (void)moveUpForKeyboard:(CGFloat)height {
    [self.panelCenterY uninstall];
    [self.panel mas_makeConstraints:^(MASConstraintMaker *make) {
        self.panelCenterY = make.centerY.equalTo(self).offset(-height / 2.0);
    }];
    [UIView animateWithDuration:0.25 animations:^{
        [self layoutIfNeeded];
    }];
}

- (void)widen {
    [self.panel mas_updateConstraints:^(MASConstraintMaker *make) {
        make.width.mas_equalTo(kDialogWidth + 40);
    }];
}

- (void)showAsSheet {
    [self.panel mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self);
        make.height.mas_equalTo(320);
    }];
}

@end
