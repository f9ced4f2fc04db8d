#import "FKLiveRoomView.h"
#import <Masonry/Masonry.h>

static CGFloat const kAvatarSide = 36;

@interface FKLiveRoomView ()
@property (nonatomic, strong) UIImageView *anchorAvatar;
@property (nonatomic, strong) UIView *giftPanel;
@property (nonatomic, strong) UILabel *onlineLabel;
@property (nonatomic, strong) UIButton *closeBtn;
@property (nonatomic, strong) UIView *chatView;
@end

@implementation FKLiveRoomView

- (void)p_setupAvatar {
    [self addSubview:self.anchorAvatar];
    [self.anchorAvatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self).offset(12);
        make.top.equalTo(self).offset(40);
        make.width.height.mas_equalTo(kAvatarSide);
    }];
    self.anchorAvatar.layer.cornerRadius = kAvatarSide / 2;
    [self.anchorAvatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.mas_equalTo(kAvatarSide + 4);
    }];
}

- (void)p_setupGiftPanel {
    [self addSubview:self.giftPanel];
    [self.giftPanel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self);
        make.height.equalTo(@240);
        make.top.equalTo(self.mas_bottom).offset(-200);
    }];
}

- (void)p_setupOnline {
    UIView *pill = [[UIView alloc] init];
    [self addSubview:pill];
    [pill addSubview:self.onlineLabel];
    [pill mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self).offset(40);
        make.right.equalTo(self).offset(-12);
        make.width.mas_equalTo(100);
        make.height.mas_equalTo(24);
    }];
    [self.onlineLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(pill).offset(20);
        make.right.equalTo(pill).offset(-20);
        make.centerY.equalTo(pill);
        make.width.mas_greaterThanOrEqualTo(70);
    }];
}

- (void)p_setupClose {
    [self addSubview:self.closeBtn];
    [self.closeBtn mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self).offset(-8);
        make.bottom.equalTo(self).offset(-8);
        make.size.mas_equalTo(CGSizeMake(32, 32));
    }];
    [self.closeBtn mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self).offset(-12);
    }];
}

- (void)p_setupChat {
    UIView *column = [UIView new];
    [self addSubview:column];
    [column addSubview:self.chatView];
    [column mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.bottom.equalTo(self);
        make.height.mas_equalTo(300);
        make.width.mas_equalTo(260);
    }];
    [self.chatView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(column);
        make.height.equalTo(column).multipliedBy(0.5);
        make.height.mas_equalTo(160);
    }];
}

@end
