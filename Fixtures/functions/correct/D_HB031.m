#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HB031 : UIView
@end
@implementation HB031
- (void)run {
    M *m = [[M alloc] init]; m.width = 10; [m addObject:@1]; UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: m.width].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
