#import <UIKit/UIKit.h>
@interface BP : UIView
@property (nonatomic, copy) void (^relax)(void);
@end
@implementation BP
- (void)build:(UIView *)box {
  NSLayoutConstraint *wide = [box.widthAnchor constraintEqualToConstant:200];
  wide.active = YES;
  self.relax = ^{ wide.active = NO; };
  self.relax();
  [box.widthAnchor constraintEqualToConstant:100].active = YES;
}
@end
