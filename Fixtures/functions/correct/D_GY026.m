#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GY026 : UIView
@end
@implementation GY026
- (void)run {
    typeof(self) s = self; self.k = 10; s->_k = 20; UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: self.k].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
