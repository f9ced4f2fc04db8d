#import "MMBadgeView.h"
#import <Masonry/Masonry.h>

@interface MMBadgeView ()
@property (nonatomic, strong) UILabel *countLabel;
@property (nonatomic, strong) UIView *dot;
@property (nonatomic, strong) UIImageView *icon;
@end

@implementation MMBadgeView

- (void)setupCountLabel {
    self.countLabel = [[UILabel alloc] init];
    [self addSubview:self.countLabel];
    [self.countLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self).offset(6);
        make.centerY.equalTo(self);
        make.height.mas_equalTo(18);
    }];
    self.countLabel.font = [UIFont systemFontOfSize:12];
    [self.countLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self).offset(-6);
        make.height.mas_equalTo(20);
    }];
}

- (void)setupDot {
    self.dot = [UIView new];
    [self addSubview:self.dot];
    [self.dot mas_makeConstraints:^(MASConstraintMaker *make) {
        make.size.mas_equalTo(CGSizeMake(8, 8));
        make.top.right.equalTo(self);
        make.width.equalTo(self.dot.mas_height).offset(2);
    }];
}

- (void)setupIcon {
    UIView *plate = [UIView new];
    self.icon = [UIImageView new];
    [self addSubview:plate];
    [plate addSubview:self.icon];
    [plate mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.bottom.equalTo(self);
        make.width.height.mas_equalTo(60);
    }];
    [self.icon mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(plate).insets(UIEdgeInsetsMake(10, 10, 10, 10));
        make.height.mas_equalTo(44);
    }];
}

@end
