#import "ProductCell.h"
#define MAS_SHORTHAND_GLOBALS
#import <Masonry/Masonry.h>

@implementation ProductCell

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self setupSubviews];
    }
    return self;
}

- (void)setupSubviews {
    UIImageView *photo = [[UIImageView alloc] init];
    UILabel *badge = [[UILabel alloc] init];
    badge.textAlignment = NSTextAlignmentCenter;
    UILabel *brandLabel = [[UILabel alloc] init];
    UILabel *nameLabel = [[UILabel alloc] init];
    nameLabel.numberOfLines = 3;
    UILabel *priceLabel = [[UILabel alloc] init];
    [priceLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [priceLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    [priceLabel setContentCompressionResistancePriority:751 forAxis:UILayoutConstraintAxisHorizontal];
    UILabel *oldPriceLabel = [[UILabel alloc] init];
    UIButton *cartButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [cartButton setTitle:NSLocalizedString(@"Add to cart", nil) forState:UIControlStateNormal];

    [self.contentView addSubview:photo];
    [photo addSubview:badge];
    [self.contentView addSubview:brandLabel];
    [self.contentView addSubview:nameLabel];
    [self.contentView addSubview:priceLabel];
    [self.contentView addSubview:oldPriceLabel];
    [self.contentView addSubview:cartButton];

    [photo mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(self.contentView);
        make.height.equalTo(photo.mas_width).multipliedBy(0.75).offset(10);
    }];
    [badge mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(photo).offset(8);
        make.right.equalTo(photo).offset(-8);
        make.width.greaterThanOrEqualTo(badge.mas_height).multipliedBy(2);
    }];
    [brandLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(photo.mas_bottom).offset(8);
        make.left.equalTo(@10);
        make.right.lessThanOrEqualTo(@(-10));
    }];
    [nameLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(brandLabel.mas_bottom).offset(2);
        make.left.equalTo(@10);
        make.right.equalTo(@-10);
        make.height.greaterThanOrEqualTo(@34);
        make.height.lessThanOrEqualTo(@51);
    }];
    [priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.greaterThanOrEqualTo(nameLabel.mas_bottom).offset(6);
        make.left.mas_equalTo(10);
    }];
    [oldPriceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(priceLabel.mas_right).offset(6);
        make.right.mas_lessThanOrEqualTo(-10);
        make.centerY.equalTo(priceLabel);
    }];
    [cartButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(priceLabel.mas_bottom).offset(8);
        make.left.equalTo(self.contentView).offset(10);
        make.right.and.bottom.equalTo(self.contentView).offset(-10);
        make.height.equalTo(@36);
    }];
}

@end
