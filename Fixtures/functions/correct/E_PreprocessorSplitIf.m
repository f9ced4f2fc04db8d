#import "FA_PreprocessorSplitIf.h"

@interface RMOverlayBar : UIView
@property (nonatomic, strong) UIView *toolbar;
@property (nonatomic, strong) UIView *indicator;
@property (nonatomic, weak) UIViewController *controller;
@end

@implementation RMOverlayBar

- (void)installToolbar
{
    self.toolbar.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.toolbar];

#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 80000
    if (self.traitCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact) {
#else
    if (UIInterfaceOrientationIsLandscape(self.controller.interfaceOrientation)) {
#endif
        [self.toolbar.heightAnchor constraintEqualToConstant:32].active = YES;
    } else {
        [self.toolbar.heightAnchor constraintEqualToConstant:44].active = YES;
    }
    [self.toolbar.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
    [self.toolbar.trailingAnchor constraintEqualToAnchor:self.trailingAnchor].active = YES;
}

- (void)installIndicator
{
    self.indicator.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.indicator];
    [self.indicator.centerXAnchor constraintEqualToAnchor:self.centerXAnchor].active = YES;
#ifdef RM_LARGE_INDICATOR
    [self.indicator.heightAnchor constraintEqualToConstant:37].active = YES;
#else
    [self.indicator.heightAnchor constraintEqualToConstant:20].active = YES;
#endif
#ifdef RM_TOP_INDICATOR
    if (self.controller) {
        [self.indicator.topAnchor constraintEqualToAnchor:self.topAnchor constant:60].active = YES;
    } else
#endif
    {
        [self.indicator.topAnchor constraintEqualToAnchor:self.topAnchor constant:20].active = YES;
    }
}

@end
