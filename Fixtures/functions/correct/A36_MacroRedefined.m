#import <UIKit/UIKit.h>
#define H 44
@implementation MR
- (void)build:(UIView *)box { [box.heightAnchor constraintEqualToConstant:H].active = YES; [box.heightAnchor constraintEqualToConstant:44].active = YES; }
#undef H
#define H 60
- (void)build2:(UIView *)box { [box.heightAnchor constraintEqualToConstant:H].active = YES; [box.heightAnchor constraintEqualToConstant:60].active = YES; }
@end
