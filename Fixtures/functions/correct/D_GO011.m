#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GO011 : UIView
@end
@implementation GO011
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.priorityLow().equalTo(@10); make.width.equalTo(@20);  }];
}

@end
