#import <UIKit/UIKit.h>

@implementation MapController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *map = self.map;
    id topGuide = self.topLayoutGuide;
    id<UILayoutSupport> bottomGuide = self.bottomLayoutGuide;
    NSMutableDictionary *views = [NSDictionaryOfVariableBindings(map, topGuide, bottomGuide) mutableCopy];

    if (@available(iOS 11.0, *)) {
        views[@"safe"] = self.view.safeAreaLayoutGuide;
        [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[map(==safe)]" options:0 metrics:nil views:views]];
    }
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[topGuide][map]" options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[map]-(>=0)-[bottomGuide]" options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[map]|" options:0 metrics:nil views:views]];
}

@end
