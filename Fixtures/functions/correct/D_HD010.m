#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface HD010 : UIView
@end
@implementation HD010
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.height.equalTo(self.bubble).offset(10); make.height.lessThanOrEqualTo(@5);  }];
}

@end
