#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GM051 : UIView
@end
@implementation GM051
- (void)run {
    UIView *v = [UIView new];
    int k = 10; k *= 1.55; [v.widthAnchor constraintEqualToConstant: k].active = YES; [v.widthAnchor constraintEqualToConstant: 15].active = YES;
}

@end
