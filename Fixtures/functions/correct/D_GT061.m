#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GT061 : UIView
@end
@implementation GT061
- (void)run {
    UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: 10].active = YES; abort(); [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
