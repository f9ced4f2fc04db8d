#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GM004 : UIView
@end
@implementation GM004
- (void)run {
    UIView *v = [UIView new];
    CGFloat k = 10;
    void (^f)(void) = ^{ [v.widthAnchor constraintEqualToConstant: k].active = YES; };
    k = 20;
    f();
    [v.heightAnchor constraintEqualToConstant: k].active = YES; [v.heightAnchor constraintEqualToAnchor:v.widthAnchor multiplier:2].active = YES;
}

@end
