#import "ArticleHeaderView.h"

@implementation ArticleHeaderView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self commonInit];
    }
    return self;
}

- (void)commonInit {
    UIImageView *heroImage = [[UIImageView alloc] init];
    UIView *gradient = [[UIView alloc] init];
    UILabel *categoryLabel = [[UILabel alloc] init];
    UILabel *titleLabel = [[UILabel alloc] init];
    UIImageView *authorAvatar = [[UIImageView alloc] init];
    UILabel *authorLabel = [[UILabel alloc] init];
    [authorLabel setContentHuggingPriority:252 forAxis:UILayoutConstraintAxisHorizontal];
    UILabel *dateLabel = [[UILabel alloc] init];
    [dateLabel setContentCompressionResistancePriority:749 forAxis:UILayoutConstraintAxisHorizontal];
    UIButton *bookmarkButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIView *divider = [[UIView alloc] init];

    NSArray<UIView *> *views = @[heroImage, gradient, categoryLabel, titleLabel, authorAvatar, authorLabel, dateLabel, bookmarkButton, divider];
    for (UIView *view in views) {
        view.translatesAutoresizingMaskIntoConstraints = NO;
    }

    [self addSubview:heroImage];
    [heroImage addSubview:gradient];
    [heroImage addSubview:categoryLabel];
    [self addSubview:titleLabel];
    [self addSubview:authorAvatar];
    [self addSubview:authorLabel];
    [self addSubview:dateLabel];
    [self addSubview:bookmarkButton];
    [self addSubview:divider];

    NSLayoutConstraint *bottom = [divider.bottomAnchor constraintEqualToAnchor:self.bottomAnchor];
    bottom.priority = 998;

    [NSLayoutConstraint activateConstraints:@[
        [heroImage.topAnchor constraintEqualToAnchor:self.topAnchor],
        [heroImage.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
        [heroImage.trailingAnchor constraintEqualToAnchor:self.trailingAnchor],
        [heroImage.heightAnchor constraintEqualToAnchor:heroImage.widthAnchor multiplier:9.0 / 16.0],

        [gradient.leadingAnchor constraintEqualToAnchor:heroImage.leadingAnchor],
        [gradient.trailingAnchor constraintEqualToAnchor:heroImage.trailingAnchor],
        [gradient.bottomAnchor constraintEqualToAnchor:heroImage.bottomAnchor],
        [gradient.heightAnchor constraintEqualToAnchor:heroImage.heightAnchor multiplier:0.4],

        [categoryLabel.leadingAnchor constraintEqualToAnchor:heroImage.leadingAnchor constant:16],
        [categoryLabel.trailingAnchor constraintLessThanOrEqualToAnchor:heroImage.trailingAnchor constant:-16],
        [categoryLabel.bottomAnchor constraintEqualToAnchor:heroImage.bottomAnchor constant:-12],

        [titleLabel.topAnchor constraintEqualToAnchor:heroImage.bottomAnchor constant:16],
        [titleLabel.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16],
        [titleLabel.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-16],

        [authorAvatar.topAnchor constraintEqualToAnchor:titleLabel.bottomAnchor constant:12],
        [authorAvatar.leadingAnchor constraintEqualToAnchor:titleLabel.leadingAnchor],
        [authorAvatar.widthAnchor constraintEqualToConstant:28],
        [authorAvatar.heightAnchor constraintEqualToConstant:28],

        [authorLabel.leadingAnchor constraintEqualToAnchor:authorAvatar.trailingAnchor constant:8],
        [authorLabel.centerYAnchor constraintEqualToAnchor:authorAvatar.centerYAnchor],
        [dateLabel.leadingAnchor constraintEqualToAnchor:authorLabel.trailingAnchor constant:8],
        [dateLabel.firstBaselineAnchor constraintEqualToAnchor:authorLabel.firstBaselineAnchor],
        [bookmarkButton.leadingAnchor constraintGreaterThanOrEqualToAnchor:dateLabel.trailingAnchor constant:8],
        [bookmarkButton.trailingAnchor constraintEqualToAnchor:titleLabel.trailingAnchor],
        [bookmarkButton.centerYAnchor constraintEqualToAnchor:authorAvatar.centerYAnchor],
        [bookmarkButton.widthAnchor constraintEqualToConstant:44],
        [bookmarkButton.heightAnchor constraintEqualToConstant:44],

        [divider.topAnchor constraintEqualToAnchor:authorAvatar.bottomAnchor constant:14],
        [divider.leadingAnchor constraintEqualToAnchor:titleLabel.leadingAnchor],
        [divider.trailingAnchor constraintEqualToAnchor:titleLabel.trailingAnchor],
        [divider.heightAnchor constraintEqualToConstant:1],
        bottom,
    ]];
}

@end
