#import "ArticleHeaderView.h"
#import <Masonry/Masonry.h>

@implementation ArticleHeaderView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self commonInit];
    }
    return self;
}

- (void)commonInit {
    UIImageView *heroImage = [[UIImageView alloc] init];
    heroImage.clipsToBounds = YES;
    [self addSubview:heroImage];
    [heroImage mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.mas_top);
        make.leading.equalTo(self.mas_leading);
        make.trailing.equalTo(self.mas_trailing);
        make.height.equalTo(heroImage.mas_width).multipliedBy(9.0 / 16.0);
    }];

    UIView *gradient = [[UIView alloc] init];
    [heroImage addSubview:gradient];
    [gradient mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.trailing.bottom.equalTo(heroImage);
        make.height.equalTo(heroImage.mas_height).multipliedBy(0.4);
    }];

    UILabel *categoryLabel = [[UILabel alloc] init];
    categoryLabel.textColor = UIColor.whiteColor;
    [heroImage addSubview:categoryLabel];
    [categoryLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(heroImage).with.offset(16);
        make.trailing.lessThanOrEqualTo(heroImage).with.offset(-16);
        make.bottom.equalTo(heroImage).with.offset(-12);
    }];

    UILabel *titleLabel = [[UILabel alloc] init];
    titleLabel.numberOfLines = 0;
    [self addSubview:titleLabel];
    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(heroImage.mas_bottom).with.offset(16);
        make.leading.equalTo(self).with.offset(16);
        make.trailing.equalTo(self).with.offset(-16);
    }];

    UIImageView *authorAvatar = [[UIImageView alloc] init];
    [self addSubview:authorAvatar];
    [authorAvatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(titleLabel.mas_bottom).with.offset(12);
        make.leading.equalTo(titleLabel);
        make.width.and.height.equalTo(@28);
    }];

    UILabel *authorLabel = [[UILabel alloc] init];
    [authorLabel setContentHuggingPriority:252 forAxis:UILayoutConstraintAxisHorizontal];
    [self addSubview:authorLabel];
    UILabel *dateLabel = [[UILabel alloc] init];
    [dateLabel setContentCompressionResistancePriority:749 forAxis:UILayoutConstraintAxisHorizontal];
    [self addSubview:dateLabel];
    UIButton *bookmarkButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self addSubview:bookmarkButton];
    UIView *divider = [[UIView alloc] init];
    [self addSubview:divider];

    [authorLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(authorAvatar.mas_trailing).with.offset(8);
        make.centerY.equalTo(authorAvatar);
    }];
    [dateLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(authorLabel.mas_trailing).with.offset(8);
        make.firstBaseline.equalTo(authorLabel);
        make.trailing.lessThanOrEqualTo(bookmarkButton.mas_leading).with.offset(-8);
    }];
    [bookmarkButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.trailing.equalTo(titleLabel);
        make.centerY.equalTo(authorAvatar);
        make.size.mas_equalTo(CGSizeMake(44.0, 44.0));
    }];
    [divider mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(authorAvatar.mas_bottom).with.offset(14);
        make.leading.and.trailing.equalTo(titleLabel);
        make.height.mas_equalTo(1);
        make.bottom.equalTo(self).with.priority(998);
    }];
}

@end
