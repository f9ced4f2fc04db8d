#import "OnboardingPageViewController.h"
#import "Masonry.h"

@implementation OnboardingPageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self layoutPage];
}

- (void)layoutPage {
    UIButton *skipButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [skipButton setTitle:@"Skip" forState:UIControlStateNormal];
    [self.view addSubview:skipButton];

    UIImageView *illustration = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"Onboarding-1"]];
    [self.view addSubview:illustration];

    UILabel *titleLabel = [[UILabel alloc] init];
    [self.view addSubview:titleLabel];

    UILabel *bodyLabel = [[UILabel alloc] init];
    bodyLabel.numberOfLines = 0;
    [self.view addSubview:bodyLabel];

    UIView *bottomBar = [[UIView alloc] init];
    [self.view addSubview:bottomBar];

    UIPageControl *pageControl = [[UIPageControl alloc] init];
    pageControl.numberOfPages = 4;
    [bottomBar addSubview:pageControl];

    UIButton *nextButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [bottomBar addSubview:nextButton];

    [skipButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view).offset(52);
        make.trailing.equalTo(self.view).offset(-20);
    }];

    [illustration mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self.view);
        make.centerY.equalTo(self.view).offset(-120);
        make.width.equalTo(self.view).multipliedBy(0.72);
        make.height.equalTo(illustration.mas_width);
        make.top.greaterThanOrEqualTo(skipButton.mas_bottom).offset(16);
    }];

    [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(illustration.mas_bottom).offset(40);
        make.leading.equalTo(self.view).offset(32);
        make.trailing.equalTo(self.view).offset(-32);
    }];

    [bodyLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(titleLabel.mas_bottom).offset(12);
        make.centerX.equalTo(titleLabel);
        make.width.lessThanOrEqualTo(titleLabel);
        make.bottom.lessThanOrEqualTo(bottomBar.mas_top).offset(-24);
    }];

    [bottomBar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.trailing.bottom.equalTo(self.view);
        make.height.equalTo(self.view).multipliedBy(0.1).priority(UILayoutPriorityDefaultHigh);
        make.height.greaterThanOrEqualTo(@96);
    }];

    [pageControl mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(bottomBar).offset(24);
        make.centerY.equalTo(bottomBar).offset(-8);
    }];

    [nextButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(pageControl.mas_trailing).offset(16);
        make.trailing.equalTo(bottomBar).offset(-24);
        make.centerY.equalTo(pageControl);
        make.height.equalTo(@48);
        make.width.equalTo(bottomBar).multipliedBy(0.4).priority(600);
    }];
}

@end
