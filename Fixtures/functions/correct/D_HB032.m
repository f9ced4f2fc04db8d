#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HB032 : UIView
@end
@implementation HB032
- (void)run {
    M *m = [[M alloc] initWithWidth:10]; m.width = 10; [m scaleBy:2]; UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: m.width].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
