#import "SYHomeHeaderView.h"
#import <Masonry/Masonry.h>

@interface SYHomeHeaderView ()
@property (nonatomic, strong) UIView *bannerView;
@property (nonatomic, strong) UIView *searchView;
@property (nonatomic, strong) UILabel *cityLabel;
@property (nonatomic, strong) NSMutableArray<UIButton *> *entryButtons;
@property (nonatomic, strong) MASConstraint *bannerHeight;
@property (nonatomic, assign) BOOL hasNotch;
@end

@implementation SYHomeHeaderView

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        _hasNotch = [UIApplication sharedApplication].statusBarFrame.size.height > 20;
        _searchView = [UIView new];
        _bannerView = [UIView new];
        [self addSubview:_searchView];
        [self addSubview:_bannerView];
        CGFloat top = _hasNotch ? 44 : 20;
        [_searchView mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(self).offset(top);
            make.left.equalTo(self).offset(15);
            make.right.equalTo(self).offset(-15);
            make.height.equalTo(@36);
        }];
        [_bannerView mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(self.searchView.mas_bottom).offset(10);
            make.left.right.equalTo(self.searchView);
            self.bannerHeight = make.height.equalTo(@140);
        }];
    }
    return self;
}

- (void)setupEntries:(NSArray<NSString *> *)titles {
    UIView *last = nil;
    for (NSUInteger i = 0; i < titles.count; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        [button setTitle:titles[i] forState:UIControlStateNormal];
        [self addSubview:button];
        [button mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(self.bannerView.mas_bottom).offset(12);
            make.height.mas_equalTo(60);
            if (i == 0) {
                make.left.equalTo(self).offset(15);
            } else {
                make.left.equalTo(last.mas_right).offset(10);
                make.width.equalTo(last);
            }
            if (i == titles.count - 1) {
                make.right.equalTo(self).offset(-15);
            }
        }];
        last = button;
        [self.entryButtons addObject:button];
    }
}

- (void)collapse {
    self.bannerHeight.equalTo(@0);
    self.bannerView.hidden = YES;
    [self setNeedsLayout];
}

- (void)setupCity {
    [self.searchView addSubview:self.cityLabel];
    [self.cityLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.searchView).offset(10);
        make.centerY.equalTo(self.searchView);
        make.width.mas_equalTo(120).priorityLow();
        make.width.mas_lessThanOrEqualTo(80);
    }];
}

- (void)layoutEntriesGrid {
    [self.entryButtons mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.bannerView.mas_bottom).offset(20);
        make.height.mas_equalTo(72);
    }];
    [self.entryButtons mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:15 tailSpacing:15];
}

@end
