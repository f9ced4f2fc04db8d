#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HD009 : UIView
@end
@implementation HD009
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(self.bubble).multipliedBy(0.5).offset(-20); make.height.mas_equalTo(20);  }];
}

@end
