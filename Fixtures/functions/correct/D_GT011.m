#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GT011 : UIView
@end
@implementation GT011
- (void)run {
    UIView *v = [UIView new]; self.k = 30; [v.widthAnchor constraintEqualToConstant: self.k].active = YES; [v.widthAnchor constraintEqualToConstant: 20].active = YES;
}
- (CGFloat)k { return _k; }
  - (void)setK:(CGFloat)k { _k = MIN(k, 20); }
@end
