#import "FA_MasonryModifierOrder.h"
#import "Masonry.h"

@interface MOMediaCell : UICollectionViewCell
@property (nonatomic, strong) UIView *card;
@property (nonatomic, strong) UIImageView *cover;
@property (nonatomic, strong) UILabel *titleLabel;
@end

@implementation MOMediaCell

- (void)setupConstraints {
    [self.contentView addSubview:self.card];
    [self.card addSubview:self.cover];
    [self.card addSubview:self.titleLabel];
    [self.card mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(self.contentView);
        make.width.mas_equalTo(160);
        make.height.mas_equalTo(200);
    }];
    // Masonry accepts the modifiers before the relation, too
    [self.cover mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.offset(10).equalTo(self.card);
        make.right.offset(-10).equalTo(self.card);
        make.width.mas_equalTo(140);
        make.height.multipliedBy(0.5).equalTo(self.card);
        make.height.mas_equalTo(100);
    }];
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.priorityLow().mas_equalTo(40);
        make.height.mas_equalTo(20);
        make.left.right.insets(UIEdgeInsetsMake(0, 12, 0, 12)).equalTo(self.card);
        make.width.mas_equalTo(136);
    }];
}

@end
