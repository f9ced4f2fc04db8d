#import "BrowserToolbar.h"
#import <Masonry/Masonry.h>

@implementation BrowserToolbar

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self installItems];
    }
    return self;
}

- (void)installItems {
    UIView *separator = [[UIView alloc] init];
    UIButton *backButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIView *spacer1 = [[UIView alloc] init];
    UIButton *forwardButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIView *spacer2 = [[UIView alloc] init];
    UIButton *shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIView *spacer3 = [[UIView alloc] init];
    UIButton *tabsButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UILabel *badge = [[UILabel alloc] init];

    [self addSubview:separator];
    [self addSubview:backButton];
    [self addSubview:spacer1];
    [self addSubview:forwardButton];
    [self addSubview:spacer2];
    [self addSubview:shareButton];
    [self addSubview:spacer3];
    [self addSubview:tabsButton];
    [tabsButton addSubview:badge];

    [separator mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.trailing.equalTo(self);
        make.height.mas_equalTo(1);
    }];
    [backButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self).offset(16);
        make.centerY.equalTo(self);
    }];
    [spacer1 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(backButton.mas_trailing);
        make.width.mas_greaterThanOrEqualTo(8);
        make.height.mas_equalTo(1).priorityLow();
        make.centerY.equalTo(self);
    }];
    [forwardButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(spacer1.mas_trailing);
        make.centerY.equalTo(backButton);
        make.width.equalTo(backButton);
    }];
    [spacer2 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(forwardButton.mas_trailing);
        make.size.equalTo(spacer1);
        make.centerY.equalTo(self.mas_centerY);
    }];
    [shareButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(spacer2.mas_trailing);
        make.centerY.equalTo(backButton).offset(-1);
    }];
    [spacer3 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(shareButton.mas_trailing);
        make.width.equalTo(spacer1).multipliedBy(2);
        make.height.equalTo(spacer1);
        make.centerY.equalTo(self.mas_centerY);
    }];
    [tabsButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(spacer3.mas_trailing);
        make.trailing.equalTo(self).offset(-16);
        make.centerY.equalTo(backButton);
    }];
    [badge mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(tabsButton.mas_trailing);
        make.centerY.equalTo(tabsButton.mas_top);
        make.height.mas_equalTo(16);
        make.width.greaterThanOrEqualTo(badge.mas_height);
    }];
}

@end
