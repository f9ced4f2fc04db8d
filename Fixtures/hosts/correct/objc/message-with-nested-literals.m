#import <UIKit/UIKit.h>

@implementation NestedController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *content = ({
        UIView *view = [[UIView alloc] init];
        view.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:view];
        view;
    });
    [NSLayoutConstraint activateConstraints:[[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-m-[c]-m-|" options:0 metrics:@{@"m": @[@4, @8][self.isWide ? 1 : 0]} views:@{@"c": content}] arrayByAddingObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(m)-[c]-(m)-|" options:0 metrics:@{@"m": @(fmax(1, 2))} views:@{@"c": content, @"unused": [NSNull null]}]]];
}

@end
