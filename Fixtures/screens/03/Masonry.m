#import "SettingsCell.h"
@import Masonry;

@implementation SettingsCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
        [self setUpViews];
    }
    return self;
}

- (void)setUpViews {
    UIView *iconBox = [[UIView alloc] init];
    iconBox.layer.cornerRadius = 7;
    [self.contentView addSubview:iconBox];

    UIImageView *iconView = [[UIImageView alloc] init];
    [iconBox addSubview:iconView];

    UILabel *titleLabel = [[UILabel alloc] init];
    [titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [self.contentView addSubview:titleLabel];

    UILabel *subtitleLabel = [[UILabel alloc] init];
    [self.contentView addSubview:subtitleLabel];

    UILabel *valueLabel = [[UILabel alloc] init];
    [valueLabel setContentHuggingPriority:252 forAxis:UILayoutConstraintAxisHorizontal];
    [valueLabel setContentCompressionResistancePriority:751 forAxis:UILayoutConstraintAxisHorizontal];
    [self.contentView addSubview:valueLabel];

    UIImageView *chevron = [[UIImageView alloc] init];
    [self.contentView addSubview:chevron];

    UIView *separator = [[UIView alloc] init];
    [self.contentView addSubview:separator];

    [iconBox mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.contentView).offset(16);
        make.centerY.equalTo(self.contentView);
        make.width.equalTo(@32);
        make.height.equalTo(iconBox.mas_width);
        make.top.greaterThanOrEqualTo(self.contentView).offset(8);
    }];
    [iconView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.equalTo(iconBox);
        make.width.equalTo(iconBox).multipliedBy(0.625);
        make.height.equalTo(iconView.mas_width);
    }];
    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(iconBox.mas_trailing).offset(12);
        make.top.equalTo(self.contentView.mas_top).offset(10);
    }];
    [subtitleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(titleLabel);
        make.top.equalTo(titleLabel.mas_bottom).offset(2);
        make.bottom.equalTo(self.contentView.mas_bottom).offset(-10);
    }];
    [valueLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(titleLabel.mas_trailing).offset(8);
        make.leading.greaterThanOrEqualTo(subtitleLabel.mas_trailing).offset(8);
        make.firstBaseline.equalTo(titleLabel);
    }];
    [chevron mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(valueLabel.mas_trailing).offset(8);
        make.centerY.equalTo(valueLabel);
        make.trailing.equalTo(self.contentView).offset(-16);
        make.size.mas_equalTo(CGSizeMake(8, 13));
    }];
    [separator mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(titleLabel);
        make.trailing.bottom.equalTo(self.contentView);
        make.height.mas_equalTo(0.5);
    }];
}

@end
