#import "ProfileHeaderView.h"
#import "Masonry.h"

@implementation ProfileHeaderView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self setUpViews];
    }
    return self;
}

- (void)setUpViews {
    UIImageView *cover = [UIImageView new];
    cover.contentMode = UIViewContentModeScaleAspectFill;
    UIImageView *avatar = [UIImageView new];
    avatar.layer.cornerRadius = 36;
    UILabel *nameLabel = [UILabel new];
    [nameLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [nameLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    UILabel *handleLabel = [UILabel new];
    UIButton *followButton = [UIButton buttonWithType:UIButtonTypeCustom];
    UIView *statsView = [UIView new];
    UILabel *postsLabel = [UILabel new];
    UILabel *followersLabel = [UILabel new];
    UILabel *followingLabel = [UILabel new];

    [self addSubview:cover];
    [self addSubview:avatar];
    [self addSubview:nameLabel];
    [self addSubview:handleLabel];
    [self addSubview:followButton];
    [self addSubview:statsView];
    [statsView addSubview:postsLabel];
    [statsView addSubview:followersLabel];
    [statsView addSubview:followingLabel];

    [cover mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.trailing.equalTo(self);
        make.height.equalTo(self.mas_width).multipliedBy(0.25);
    }];

    [avatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.equalTo(cover.mas_bottom);
        make.leading.equalTo(self).with.offset(16);
        make.width.mas_equalTo(72);
        make.height.equalTo(avatar.mas_width);
    }];

    [nameLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(avatar.mas_bottom).with.offset(8);
        make.leading.equalTo(avatar);
        make.trailing.lessThanOrEqualTo(followButton.mas_leading).with.offset(-12);
    }];

    [handleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(nameLabel.mas_bottom).with.offset(2);
        make.leading.equalTo(nameLabel);
        make.trailing.lessThanOrEqualTo(self).with.offset(-16);
    }];

    [followButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.trailing.equalTo(self).with.offset(-16);
        make.centerY.equalTo(nameLabel);
        make.height.mas_equalTo(32);
        make.width.mas_greaterThanOrEqualTo(88);
    }];

    [statsView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(handleLabel.mas_bottom).with.offset(12);
        make.leading.equalTo(self).with.offset(16);
        make.trailing.equalTo(self).with.offset(-16);
        make.bottom.equalTo(self).with.offset(-12);
    }];

    [postsLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.and.centerY.equalTo(statsView);
    }];
    [followersLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(postsLabel.mas_trailing);
        make.width.equalTo(postsLabel);
        make.firstBaseline.equalTo(postsLabel.mas_firstBaseline);
    }];
    [followingLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(followersLabel.mas_trailing);
        make.width.equalTo(postsLabel);
        make.firstBaseline.equalTo(postsLabel.mas_firstBaseline);
        make.trailing.equalTo(statsView);
    }];
}

@end
