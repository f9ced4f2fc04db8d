#import "HNStoryView.h"

@interface HNStoryView ()
@property (nonatomic, weak) UILabel *headline;
@property (nonatomic, weak) UIStackView *metaStack;
@property (nonatomic, weak) UIView *thumb;
@property (nonatomic, strong) NSLayoutConstraint *thumbZeroWidth;
@end

@implementation HNStoryView

- (void)buildThumb {
  UIView *thumb = [[UIView alloc] init];
  thumb.translatesAutoresizingMaskIntoConstraints = NO;
  [self addSubview:thumb];
  self.thumb = thumb;
  NSLayoutConstraint *width = [thumb.widthAnchor constraintEqualToConstant:72];
  width.priority = UILayoutPriorityRequired - 1;
  width.active = YES;
  self.thumbZeroWidth = [thumb.widthAnchor constraintEqualToConstant:0];
  [thumb.heightAnchor constraintEqualToConstant:72].active = YES;
  [thumb.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16].active = YES;
  [thumb.topAnchor constraintEqualToAnchor:self.topAnchor constant:12].active = YES;
}

- (void)setThumbHidden:(BOOL)hidden {
  self.thumbZeroWidth.active = hidden;
  [self setNeedsLayout];
}

- (void)buildMeta {
  UILabel *points = [[UILabel alloc] init];
  UILabel *author = [[UILabel alloc] init];
  UILabel *age = [[UILabel alloc] init];
  UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[points, author, age]];
  stack.spacing = 6;
  stack.distribution = UIStackViewDistributionFill;
  stack.translatesAutoresizingMaskIntoConstraints = NO;
  [self addSubview:stack];
  self.metaStack = stack;
  age.hidden = YES;
  [NSLayoutConstraint activateConstraints:@[
    [stack.leadingAnchor constraintEqualToAnchor:self.thumb.trailingAnchor constant:12],
    [stack.trailingAnchor constraintLessThanOrEqualToAnchor:self.trailingAnchor constant:-16],
    [stack.bottomAnchor constraintEqualToAnchor:self.bottomAnchor constant:-12],
    [stack.heightAnchor constraintEqualToConstant:16]
  ]];
}

- (void)buildHeadline {
  UILabel *headline = [[UILabel alloc] init];
  headline.numberOfLines = 2;
  headline.translatesAutoresizingMaskIntoConstraints = NO;
  [self addSubview:headline];
  self.headline = headline;
  NSMutableArray *constraints = [NSMutableArray array];
  [constraints addObject:[headline.leadingAnchor constraintEqualToAnchor:self.metaStack.leadingAnchor]];
  [constraints addObject:[headline.topAnchor constraintEqualToAnchor:self.topAnchor constant:12]];
  [constraints addObject:[headline.heightAnchor constraintGreaterThanOrEqualToConstant:20]];
  [constraints addObject:[headline.heightAnchor constraintLessThanOrEqualToConstant:44]];
  [constraints addObject:[headline.bottomAnchor constraintLessThanOrEqualToAnchor:self.metaStack.topAnchor constant:-4]];
  [NSLayoutConstraint activateConstraints:constraints];
}

- (UILayoutGuide *)layoutGuideForText {
  UILayoutGuide *guide = [[UILayoutGuide alloc] init];
  [self addLayoutGuide:guide];
  [guide.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16].active = YES;
  [guide.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-16].active = YES;
  [guide.topAnchor constraintEqualToAnchor:self.layoutMarginsGuide.topAnchor].active = YES;
  [guide.bottomAnchor constraintEqualToAnchor:self.layoutMarginsGuide.bottomAnchor].active = YES;
  return guide;
}

@end
