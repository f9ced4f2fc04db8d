#import "MRTabStripView.h"

@interface MRTabStripView ()
@property (nonatomic, strong) UIView *indicator;
@property (nonatomic, strong) NSLayoutConstraint *indicatorCenter;
@property (nonatomic, strong) NSLayoutConstraint *indicatorWidth;
@property (nonatomic, strong) NSArray<UIButton *> *tabs;
@end

@implementation MRTabStripView

- (void)selectIndex:(NSInteger)index animated:(BOOL)animated
{
    UIButton *tab = self.tabs[index];
    if (self.indicatorCenter) {
        [NSLayoutConstraint deactivateConstraints:@[self.indicatorCenter, self.indicatorWidth]];
    }
    self.indicatorCenter = [self.indicator.centerXAnchor constraintEqualToAnchor:tab.centerXAnchor];
    self.indicatorWidth = [self.indicator.widthAnchor constraintEqualToAnchor:tab.widthAnchor constant:-16];
    [NSLayoutConstraint activateConstraints:@[self.indicatorCenter, self.indicatorWidth]];
    if (animated) {
        [UIView animateWithDuration:0.2 animations:^{ [self layoutIfNeeded]; }];
    }
}

- (void)buildIndicator
{
    self.indicator = [[UIView alloc] init];
    self.indicator.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.indicator];
    NSLayoutConstraint *thin = [self.indicator.heightAnchor constraintEqualToConstant:2];
    NSLayoutConstraint *thick = [self.indicator.heightAnchor constraintEqualToConstant:4];
    thin.active = YES;
    thick.active = NO;
    [self.indicator.bottomAnchor constraintEqualToAnchor:self.bottomAnchor].active = YES;
    if (UIAccessibilityIsBoldTextEnabled()) {
        thin.active = NO;
        thick.active = YES;
    }
}

- (void)buildTabs:(NSArray<NSString *> *)titles
{
    NSMutableArray *tabs = [NSMutableArray array];
    [titles enumerateObjectsUsingBlock:^(NSString *title, NSUInteger idx, BOOL *stop) {
        UIButton *tab = [UIButton buttonWithType:UIButtonTypeSystem];
        tab.translatesAutoresizingMaskIntoConstraints = NO;
        [tab setTitle:title forState:UIControlStateNormal];
        [self addSubview:tab];
        [tab.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;
        [tab.widthAnchor constraintEqualToConstant:88].active = YES;
        [tab.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:88.0 * idx].active = YES;
        [tabs addObject:tab];
    }];
    self.tabs = tabs;
}

- (void)applyTraits
{
    UIButton *first = self.tabs.firstObject;
    BOOL regular = self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular;
    CGFloat minimum = regular ? 120 : 44;
    NSLayoutConstraint *height = [first.heightAnchor constraintGreaterThanOrEqualToConstant:minimum];
    height.priority = UILayoutPriorityDefaultHigh + 1;
    height.active = YES;
    [first.heightAnchor constraintLessThanOrEqualToConstant:60].active = YES;
}

- (NSLayoutConstraint *)intrinsicHeightConstraint
{
    return [self.heightAnchor constraintGreaterThanOrEqualToConstant:44];
}

@end
