#import <UIKit/UIKit.h>
@implementation Prec
- (void)build:(UIView *)box { [box.widthAnchor constraintEqualToConstant:10 + 2 * 3].active = YES; [box.widthAnchor constraintEqualToConstant:16].active = YES; }
@end
