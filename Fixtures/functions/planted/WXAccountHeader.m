#import "WXAccountHeader.h"

@interface WXAccountHeader ()
@property (nonatomic) UIImageView *avatar;
@property (nonatomic) UILabel *name;
@property (nonatomic) UILabel *balance;
@end

@implementation WXAccountHeader

- (void)layoutAvatar {
  self.avatar = [[UIImageView alloc] init];
  self.avatar.translatesAutoresizingMaskIntoConstraints = NO;
  [self addSubview:self.avatar];
  [self.avatar addConstraint:[NSLayoutConstraint constraintWithItem:self.avatar attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:64]];
  [self addConstraint:[NSLayoutConstraint constraintWithItem:self.avatar attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeCenterX multiplier:1 constant:0]];
  [self addConstraint:[NSLayoutConstraint constraintWithItem:self.avatar attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeTop multiplier:1 constant:12]];
  [self.avatar.heightAnchor constraintEqualToConstant:64].active = YES;
  [self.avatar.widthAnchor constraintEqualToConstant:72].active = YES;
}

- (void)layoutName {
  self.name = [[UILabel alloc] init];
  self.name.translatesAutoresizingMaskIntoConstraints = NO;
  [self addSubview:self.name];
  NSDictionary *views = @{@"name": self.name};
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[name]-16-|" options:0 metrics:nil views:views]];
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[name(22)]-8-|" options:0 metrics:nil views:views]];
  [NSLayoutConstraint activateConstraints:@[
    [self.name.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-24]
  ]];
}

- (void)layoutBalance {
  UIView *box = [UIView new];
  UILabel *amount = [UILabel new];
  UILabel *currency = [UILabel new];
  for (UIView *v in @[box, amount, currency]) {
    v.translatesAutoresizingMaskIntoConstraints = NO;
  }
  [self addSubview:box];
  [box addSubview:amount];
  [box addSubview:currency];
  [box.widthAnchor constraintEqualToConstant:250].active = YES;
  [box.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;
  [box.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
  NSDictionary *views = NSDictionaryOfVariableBindings(amount, currency);
  [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-8-[amount(100)]-8-[currency(100)]-8-|" options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
  [amount.centerYAnchor constraintEqualToAnchor:box.centerYAnchor].active = YES;
}

@end
