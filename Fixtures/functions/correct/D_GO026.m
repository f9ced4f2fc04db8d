#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GO026 : UIView
@end
@implementation GO026
- (void)run {
    int k; k = 7.9; UIView *u = [UIView new]; [u.widthAnchor constraintEqualToConstant: k].active = YES; [u.widthAnchor constraintEqualToConstant: 7].active = YES;
}

@end
