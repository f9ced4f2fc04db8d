#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GT064 : UIView
@end
@implementation GT064
- (void)run {
    UIView *v = [UIView new]; [v.widthAnchor constraintEqualToConstant: 10].active = YES; [self doesNotRecognizeSelector:_cmd]; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}

@end
