#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GP030 : UIView
@end
@implementation GP030
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo([self host]).multipliedBy(0.5).offset(-20); make.height.equalTo(u.mas_width);  }];
}

@end
