#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GN032 : UIView
@end
@implementation GN032
- (void)run {
    UIView *v = [UIView new]; [self addSubview:v]; [self mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@300); make.height.equalTo(@200);  }];
    [v mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.mas_bottom).valueOffset(@10); make.top.equalTo(self.mas_bottom).offset(10); make.size.valueOffset([NSValue valueWithCGSize:CGSizeMake(10, 20)]).equalTo(self); make.width.equalTo(@310);  }];
}

@end
