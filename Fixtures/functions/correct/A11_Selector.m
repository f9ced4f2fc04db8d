#import <UIKit/UIKit.h>
@implementation SelView
- (void)rebuild:(UIView *)box {
  UIView *old = [UIView new];
  [box addSubview:old];
  [old.heightAnchor constraintEqualToConstant:100].active = YES;
  [old.heightAnchor constraintEqualToAnchor:box.heightAnchor].active = YES;
  [box.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
  UIView *new2 = [UIView new];
  [box addSubview:new2];
  [new2.heightAnchor constraintEqualToConstant:200].active = YES;
  [new2.heightAnchor constraintEqualToAnchor:box.heightAnchor].active = YES;
}
@end
