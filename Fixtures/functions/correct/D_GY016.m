#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GY016 : UIView
@end
@implementation GY016
- (void)run {
    UIView *v = [UIView new]; self.k = 20; self->_k = 30; [v.widthAnchor constraintEqualToConstant: self.k].active = YES; [v.widthAnchor constraintEqualToConstant: 30].active = YES;
}

@end
