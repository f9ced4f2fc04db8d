#import <UIKit/UIKit.h>
@implementation MVO
- (void)build:(UIView *)box {
  CGSize size = CGSizeMake(100, 50);
  size.width = 200;
  [box.widthAnchor constraintEqualToConstant:size.width].active = YES;
  [box.widthAnchor constraintEqualToConstant:200].active = YES;
}
- (void)build2:(UIView *)box {
  UIEdgeInsets insets = UIEdgeInsetsMake(8, 8, 8, 8);
  insets.left = 20;
  [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self).insets(insets); }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(20); }];
}
@end
