#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GY005 : UIView
@end
@implementation GY005
- (void)run {
    UIView *v = [UIView new]; NSLayoutConstraint *c = [v.widthAnchor constraintEqualToConstant: 10]; void (^on)(void) = ^{ c.active = YES; }; c = [v.widthAnchor constraintEqualToConstant: 20]; on(); [v.widthAnchor constraintEqualToConstant: 10].active = YES;
}

@end
