#import <UIKit/UIKit.h>
@implementation KVCView
- (void)rebuild:(UIView *)box {
  [box.widthAnchor constraintEqualToConstant:100].active = YES;
  [box.constraints setValue:@NO forKey:@"active"];
  [box.widthAnchor constraintEqualToConstant:200].active = YES;
}
@end
