#import "FA_PreprocessorInArray.h"

@interface PIHeaderView : UIView
@property (nonatomic, strong) UIView *titleBar;
@property (nonatomic, strong) UIView *statusDot;
@end

@implementation PIHeaderView

- (void)setupConstraints
{
    self.titleBar.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.titleBar];
    [NSLayoutConstraint activateConstraints:@[
        [self.titleBar.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
        [self.titleBar.trailingAnchor constraintEqualToAnchor:self.trailingAnchor],
#if TARGET_OS_TV
        [self.titleBar.heightAnchor constraintEqualToConstant:120],
#else
        [self.titleBar.heightAnchor constraintEqualToConstant:44],
#endif
        [self.titleBar.topAnchor constraintEqualToAnchor:self.topAnchor],
    ]];
}

- (void)setupDot
{
    self.statusDot.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.statusDot];
    NSArray<NSLayoutConstraint *> *constraints = @[
        [self.statusDot.heightAnchor constraintEqualToAnchor:self.statusDot.widthAnchor],
#ifdef DEBUG
        [self.statusDot.widthAnchor constraintEqualToConstant:12],
#else
        [self.statusDot.widthAnchor constraintEqualToConstant:8],
#endif
    ];
    [NSLayoutConstraint activateConstraints:constraints];
}

@end
