#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GY038 : UIView
@end
@implementation GY038
- (void)run {
    M *m = [M new]; m.k = 10; [M growAll]; UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: m.k].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
