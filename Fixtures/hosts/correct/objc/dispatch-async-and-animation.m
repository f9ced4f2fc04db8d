#import <UIKit/UIKit.h>

@implementation BannerController

- (void)showBanner:(UIView *)banner
{
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        [strongSelf.view addSubview:banner];
        NSDictionary *views = NSDictionaryOfVariableBindings(banner);
        [strongSelf.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[banner]|" options:0 metrics:nil views:views]];
        NSArray *hidden = [NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(-60)-[banner(60)]" options:0 metrics:nil views:views];
        [strongSelf.view addConstraints:hidden];
        [strongSelf.view layoutIfNeeded];
        [UIView animateWithDuration:0.25 animations:^{
            [strongSelf.view removeConstraints:hidden];
            [strongSelf.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[banner(60)]" options:0 metrics:nil views:views]];
            [strongSelf.view layoutIfNeeded];
        } completion:^(BOOL finished) {
            NSLog(@"V:|[banner: %d", finished);
        }];
    });
}

@end
