#import <UIKit/UIKit.h>

@implementation RulesController

- (void)viewDidLoad
{
    [super viewDidLoad];
    NSDictionary *layout = @{
        @"name": @"[rules",
        @"views": @[@"head", @"body"],
        @"formats": @[@"H:|[head]|", @"H:|[body]|", @"V:|[head(height)][body]|"],
        @"metrics": @{@"height": @64},
    };
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    for (NSString *name in layout[@"views"]) {
        UIView *view = [UIView new];
        view.accessibilityIdentifier = name;
        [self.view addSubview:view];
        views[name] = view;
    }
    NSLog(@"%@", layout[@"name"]);
    for (NSString *format in layout[@"formats"]) {
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:layout[@"metrics"] views:views]];
    }
}

@end
