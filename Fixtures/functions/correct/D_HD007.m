#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HD007 : UIView
@end
@implementation HD007
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(self.bubble).with.offset(-20); make.height.equalTo(@20);  }];
}

@end
