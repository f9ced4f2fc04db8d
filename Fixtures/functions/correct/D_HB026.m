#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>
#define RENEW(x) x = [UIView new]
@interface HB026 : UIView
@end
@implementation HB026
- (void)run {
    UIView *a = [UIView new]; [a.widthAnchor constraintEqualToConstant: 10].active = YES; RENEW(a); [a.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
