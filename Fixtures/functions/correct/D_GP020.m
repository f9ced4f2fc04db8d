#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GP020 : UIView
@end
@implementation GP020
- (void)go:(id)p {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(p).offset(-20); make.height.equalTo(@20);  }];
}

@end
