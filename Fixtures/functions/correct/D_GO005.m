#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GO005 : UIView
@end
@implementation GO005
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo([self.views firstObject]).offset(10); make.width.equalTo(@20);  }];
}

@end
