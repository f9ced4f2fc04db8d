#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GO037 : UIView
@end
@implementation GO037
- (void)run {
    UIView *u = [UIView new]; int n = 5; n = n * 0.3; [u.widthAnchor constraintEqualToConstant: n].active = YES; [u.widthAnchor constraintEqualToConstant: 1].active = YES;
}

@end
