#import "ABPhotoViewController.h"

@interface ABPhotoViewController ()
@property (nonatomic) UIImageView *imageView;
@property (nonatomic) UIToolbar *toolbar;
@property (nonatomic) UILabel *captionLabel;
@property (nonatomic, copy) NSArray<NSLayoutConstraint *> *portraitConstraints;
@property (nonatomic, copy) NSArray<NSLayoutConstraint *> *landscapeConstraints;
@end

@implementation ABPhotoViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self setUpImageView];
  [self setUpToolbar];
  [self makeConstraintSets];
}

- (void)setUpImageView {
  self.imageView = [[UIImageView alloc] initWithFrame:CGRectZero];
  self.imageView.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:self.imageView];
  NSLayoutConstraint *fill = [self.imageView.widthAnchor constraintEqualToAnchor:self.view.widthAnchor];
  fill.priority = UILayoutPriorityDefaultHigh;
  [NSLayoutConstraint activateConstraints:@[
    [self.imageView.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [self.imageView.centerYAnchor constraintEqualToAnchor:self.view.centerYAnchor],
    [self.imageView.heightAnchor constraintEqualToAnchor:self.imageView.widthAnchor multiplier:0.75],
    [self.imageView.widthAnchor constraintLessThanOrEqualToAnchor:self.view.widthAnchor],
    [self.imageView.heightAnchor constraintLessThanOrEqualToAnchor:self.view.heightAnchor],
    fill
  ]];
}

- (void)setUpToolbar {
  self.toolbar = [[UIToolbar alloc] init];
  self.toolbar.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:self.toolbar];
  UILayoutGuide *safe = self.view.safeAreaLayoutGuide;
  [NSLayoutConstraint activateConstraints:@[
    [self.toolbar.leadingAnchor constraintEqualToAnchor:safe.leadingAnchor],
    [self.toolbar.trailingAnchor constraintEqualToAnchor:safe.trailingAnchor],
    [self.toolbar.bottomAnchor constraintEqualToAnchor:safe.bottomAnchor]
  ]];
}

- (void)makeConstraintSets {
  self.captionLabel = [[UILabel alloc] init];
  self.captionLabel.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:self.captionLabel];
  self.portraitConstraints = @[
    [self.captionLabel.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16],
    [self.captionLabel.bottomAnchor constraintEqualToAnchor:self.toolbar.topAnchor constant:-8],
    [self.captionLabel.heightAnchor constraintEqualToConstant:40]
  ];
  self.landscapeConstraints = @[
    [self.captionLabel.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:64],
    [self.captionLabel.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8],
    [self.captionLabel.heightAnchor constraintEqualToConstant:24]
  ];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
  [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
  BOOL landscape = size.width > size.height;
  [NSLayoutConstraint deactivateConstraints:landscape ? self.portraitConstraints : self.landscapeConstraints];
  [NSLayoutConstraint activateConstraints:landscape ? self.landscapeConstraints : self.portraitConstraints];
}

@end
