#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GM007 : UIView
@end
@implementation GM007
- (void)run {
    UIView *v = [UIView new];
    void (^f)(void) = ^{ [v.widthAnchor constraintEqualToConstant: 10].active = YES; };
    v = [UIView new];
    [v.widthAnchor constraintEqualToConstant: 20].active = YES;
    f();
}

@end
