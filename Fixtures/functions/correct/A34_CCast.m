#import <UIKit/UIKit.h>
@implementation CC
- (void)build:(UIView *)box {
  [box.widthAnchor constraintEqualToConstant:(int)(375 * 0.3)].active = YES;
  [box.widthAnchor constraintLessThanOrEqualToConstant:112].active = YES;
}
- (void)build2:(UIView *)box {
  NSInteger side = 0.5 * 25;
  [box.widthAnchor constraintEqualToConstant:side].active = YES;
  [box.widthAnchor constraintEqualToConstant:12].active = YES;
}
@end
