#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GV021 : UIView
@end
@implementation GV021
- (void)run {
    UIView *v = [UIView new]; NSArray *a = @[@1, @2, @3]; CGFloat j = a.count / 2; [v.widthAnchor constraintEqualToConstant: j].active = YES; [v.widthAnchor constraintEqualToConstant: 1].active = YES;
}

@end
