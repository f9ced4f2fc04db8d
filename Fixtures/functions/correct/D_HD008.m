#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HD008 : UIView
@end
@implementation HD008
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(self.bubble).offset(-20); make.height.mas_equalTo(20);  }];
}

@end
