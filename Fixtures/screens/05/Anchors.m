#import "PlayerViewController.h"

@implementation PlayerViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UIImageView *artwork = [[UIImageView alloc] init];
    artwork.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:artwork];
    UILabel *titleLabel = [[UILabel alloc] init];
    titleLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:titleLabel];
    UILabel *artistLabel = [[UILabel alloc] init];
    artistLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:artistLabel];
    UISlider *slider = [[UISlider alloc] init];
    slider.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:slider];
    UILabel *elapsedLabel = [[UILabel alloc] init];
    elapsedLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [elapsedLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [self.view addSubview:elapsedLabel];
    UILabel *remainingLabel = [[UILabel alloc] init];
    remainingLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:remainingLabel];
    UIView *controls = [[UIView alloc] init];
    controls.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:controls];
    UIButton *previousButton = [UIButton buttonWithType:UIButtonTypeSystem];
    previousButton.translatesAutoresizingMaskIntoConstraints = NO;
    [controls addSubview:previousButton];
    UIButton *playButton = [UIButton buttonWithType:UIButtonTypeSystem];
    playButton.translatesAutoresizingMaskIntoConstraints = NO;
    [controls addSubview:playButton];
    UIButton *nextButton = [UIButton buttonWithType:UIButtonTypeSystem];
    nextButton.translatesAutoresizingMaskIntoConstraints = NO;
    [controls addSubview:nextButton];

    NSLayoutConstraint *artworkWidth = [artwork.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.8];
    artworkWidth.priority = UILayoutPriorityDefaultHigh;
    artworkWidth.active = YES;

    [artwork.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:24].active = YES;
    [artwork.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor].active = YES;
    [artwork.widthAnchor constraintEqualToAnchor:artwork.heightAnchor].active = YES;
    [artwork.heightAnchor constraintLessThanOrEqualToAnchor:self.view.heightAnchor multiplier:0.5].active = YES;
    [artwork.leadingAnchor constraintGreaterThanOrEqualToAnchor:self.view.leadingAnchor constant:32].active = YES;

    [titleLabel.topAnchor constraintEqualToAnchor:artwork.bottomAnchor constant:20].active = YES;
    [titleLabel.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:24].active = YES;
    [titleLabel.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-24].active = YES;
    [artistLabel.topAnchor constraintEqualToAnchor:titleLabel.bottomAnchor constant:4].active = YES;
    [artistLabel.leadingAnchor constraintEqualToAnchor:titleLabel.leadingAnchor].active = YES;
    [artistLabel.trailingAnchor constraintEqualToAnchor:titleLabel.trailingAnchor].active = YES;

    [slider.topAnchor constraintEqualToAnchor:artistLabel.bottomAnchor constant:16].active = YES;
    [slider.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:24].active = YES;
    [slider.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-24].active = YES;
    [elapsedLabel.topAnchor constraintEqualToAnchor:slider.bottomAnchor constant:4].active = YES;
    [elapsedLabel.leadingAnchor constraintEqualToAnchor:slider.leadingAnchor].active = YES;
    [remainingLabel.leadingAnchor constraintGreaterThanOrEqualToAnchor:elapsedLabel.trailingAnchor constant:8].active = YES;
    [remainingLabel.trailingAnchor constraintEqualToAnchor:slider.trailingAnchor].active = YES;
    [remainingLabel.lastBaselineAnchor constraintEqualToAnchor:elapsedLabel.lastBaselineAnchor].active = YES;

    [controls.topAnchor constraintEqualToAnchor:elapsedLabel.bottomAnchor constant:8].active = YES;
    [controls.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor].active = YES;
    [controls.heightAnchor constraintEqualToConstant:56].active = YES;
    [controls.bottomAnchor constraintLessThanOrEqualToAnchor:self.view.bottomAnchor constant:-16].active = YES;

    [playButton.centerXAnchor constraintEqualToAnchor:controls.centerXAnchor].active = YES;
    [playButton.centerYAnchor constraintEqualToAnchor:controls.centerYAnchor].active = YES;
    [playButton.widthAnchor constraintEqualToConstant:56.0].active = YES;
    [playButton.heightAnchor constraintEqualToAnchor:playButton.widthAnchor].active = YES;
    [previousButton.leadingAnchor constraintEqualToAnchor:controls.leadingAnchor].active = YES;
    [previousButton.centerYAnchor constraintEqualToAnchor:playButton.centerYAnchor].active = YES;
    [playButton.leadingAnchor constraintEqualToAnchor:previousButton.trailingAnchor constant:32].active = YES;
    [nextButton.leadingAnchor constraintEqualToAnchor:playButton.trailingAnchor constant:32].active = YES;
    [nextButton.trailingAnchor constraintEqualToAnchor:controls.trailingAnchor].active = YES;
    [nextButton.widthAnchor constraintEqualToAnchor:previousButton.widthAnchor].active = YES;
    [nextButton.centerYAnchor constraintEqualToAnchor:playButton.centerYAnchor].active = YES;
}

@end
