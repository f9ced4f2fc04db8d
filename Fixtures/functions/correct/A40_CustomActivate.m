#import <UIKit/UIKit.h>
@implementation CAO
- (void)build:(UIView *)box {
  [NSLayoutConstraint activateConstraints:@[[box.widthAnchor constraintEqualToConstant:100]]];
  [NSLayoutConstraint activateConstraints:@[[box.widthAnchor constraintEqualToConstant:200]] withPriority:UILayoutPriorityDefaultLow];
}
- (void)build2:(UIView *)box {
  [box addConstraint:[box.widthAnchor constraintEqualToConstant:100]];
  [box addConstraint:[box.widthAnchor constraintEqualToConstant:200] forSizeClass:UIUserInterfaceSizeClassRegular];
}
@end
