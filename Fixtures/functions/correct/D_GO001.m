#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GO001 : UIView
@end
@implementation GO001
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(self.views[0]).offset(10); make.width.equalTo(@20);  }];
}

@end
