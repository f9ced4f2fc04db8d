#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GM003 : UIView
@end
@implementation GM003
- (void)run {
    UIView *v = [UIView new];
    void (^f)(void) = ^{ [v.widthAnchor constraintEqualToConstant: 10].active = YES; };
    { UIView *v = [UIView new]; f(); [v.widthAnchor constraintEqualToConstant: 20].active = YES; }
}

@end
