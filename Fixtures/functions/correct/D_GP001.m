#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GP001 : UIView
@end
@implementation GP001
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(_host).offset(-20); make.height.equalTo(@20);  }];
}

@end
