#import "PlayerViewController.h"
#import <Masonry/Masonry.h>

@implementation PlayerViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIImageView *artwork = [[UIImageView alloc] init];
    UILabel *titleLabel = [[UILabel alloc] init];
    UILabel *artistLabel = [[UILabel alloc] init];
    UISlider *slider = [[UISlider alloc] init];
    UILabel *elapsedLabel = [[UILabel alloc] init];
    UILabel *remainingLabel = [[UILabel alloc] init];
    UIView *controls = [[UIView alloc] init];
    UIButton *previousButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIButton *playButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIButton *nextButton = [UIButton buttonWithType:UIButtonTypeSystem];

    [elapsedLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];

    [self.view addSubview:artwork];
    [self.view addSubview:titleLabel];
    [self.view addSubview:artistLabel];
    [self.view addSubview:slider];
    [self.view addSubview:elapsedLabel];
    [self.view addSubview:remainingLabel];
    [self.view addSubview:controls];
    [controls addSubview:previousButton];
    [controls addSubview:playButton];
    [controls addSubview:nextButton];

    [artwork mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_top).offset(24);
        make.centerX.equalTo(self.view.mas_centerX);
        make.width.equalTo(artwork.mas_height);
        make.width.equalTo(self.view.mas_width).multipliedBy(0.8).priorityHigh();
        make.height.lessThanOrEqualTo(self.view.mas_height).multipliedBy(0.5);
        make.leading.greaterThanOrEqualTo(self.view.mas_leading).offset(32);
    }];
    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(artwork.mas_bottom).offset(20);
        make.leading.equalTo(self.view.mas_leading).offset(24);
        make.trailing.equalTo(self.view.mas_trailing).offset(-24);
    }];
    [artistLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(titleLabel.mas_bottom).offset(4);
        make.leading.trailing.equalTo(titleLabel);
    }];
    [slider mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(artistLabel.mas_bottom).offset(16);
        make.leading.equalTo(self.view.mas_leading).offset(24);
        make.trailing.equalTo(self.view.mas_trailing).offset(-24);
    }];
    [elapsedLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(slider.mas_bottom).offset(4);
        make.leading.equalTo(slider.mas_leading);
    }];
    [remainingLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(elapsedLabel.mas_trailing).offset(8);
        make.trailing.equalTo(slider.mas_trailing);
        make.lastBaseline.equalTo(elapsedLabel.mas_lastBaseline);
    }];
    [controls mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(elapsedLabel.mas_bottom).offset(8);
        make.centerX.equalTo(self.view);
        make.height.mas_equalTo(56);
        make.bottom.lessThanOrEqualTo(self.view).offset(-16);
    }];
    [playButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.centerY.equalTo(controls);
        make.width.mas_equalTo(56);
        make.height.equalTo(playButton.mas_width);
        make.leading.equalTo(previousButton.mas_trailing).offset(32);
    }];
    [previousButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(controls);
        make.centerY.equalTo(playButton);
    }];
    [nextButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(playButton.mas_trailing).offset(32);
        make.trailing.equalTo(controls);
        make.width.equalTo(previousButton);
        make.centerY.equalTo(playButton);
    }];
}

@end
