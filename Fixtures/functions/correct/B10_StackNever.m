#import <UIKit/UIKit.h>
@implementation SN
- (UIStackView *)row {
  UIView *icon = [UIView new];
  UIStackView *row = [[UIStackView alloc] initWithArrangedSubviews:@[icon]];
  [icon.widthAnchor constraintEqualToConstant:24].active = YES;
  [row.widthAnchor constraintEqualToConstant:200].active = YES;
  return row;
}
- (void)other {
  UIView *a = [UIView new], *b = [UIView new];
  UIStackView *row = [[UIStackView alloc] initWithArrangedSubviews:@[a, b]];
  row.axis = UILayoutConstraintAxisVertical;
  row.alignment = UIStackViewAlignmentCenter;
  [a.widthAnchor constraintEqualToConstant:24].active = YES;
  [b.widthAnchor constraintEqualToConstant:50].active = YES;
  [row.widthAnchor constraintEqualToConstant:200].active = YES;
  self.row2 = row;
}
@end
