#import <UIKit/UIKit.h>
#define GAP 8 + 4
#define SPAN 100 - 20
@implementation MT
- (void)build:(UIView *)box {
  [box.widthAnchor constraintEqualToConstant:GAP * 2].active = YES;
  [box.widthAnchor constraintEqualToConstant:16].active = YES;
}
- (void)build2:(UIView *)box in:(UIView *)host {
  [box.leadingAnchor constraintEqualToAnchor:host.leadingAnchor constant:-SPAN].active = YES;
  [box.leadingAnchor constraintEqualToAnchor:host.leadingAnchor constant:-120].active = YES;
}
@end
