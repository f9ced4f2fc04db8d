#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GM047 : UIView
@end
@implementation GM047
- (void)run {
    UIView *v = [UIView new];
    [v.widthAnchor constraintEqualToConstant: 010].active = YES; [v.widthAnchor constraintEqualToConstant: 8].active = YES; [v.heightAnchor constraintEqualToConstant: 'A' - 'A' + 0x1F].active = YES; [v.heightAnchor constraintEqualToConstant: 31].active = YES;
}

@end
