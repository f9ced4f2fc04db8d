#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>
#define MAYBE if (0)
@interface GT081 : UIView
@end
@implementation GT081
- (void)run {
    UIView *v = [UIView new]; MAYBE [v.widthAnchor constraintEqualToConstant: 10].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
