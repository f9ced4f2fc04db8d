#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GY003 : UIView
@end
@implementation GY003
- (void)run {
    UIView *v = [UIView new]; void (^f)(void) = ^{ [v.widthAnchor constraintEqualToConstant: 10].active = YES; }; for (UIView *v in @[[UIView new]]) { f(); [v.widthAnchor constraintEqualToConstant: 20].active = YES; }
}

@end
