#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>
#import <PureLayout/PureLayout.h>

@interface GP025 : UIView
@end
@implementation GP025
- (void)run {
    UIView *u = [UIView new]; [self addSubview:u]; [u mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(self.cells[self.tag]).mas_offset(-20); make.height.equalTo(@20);  }];
}

@end
