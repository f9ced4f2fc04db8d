#import <UIKit/UIKit.h>

@implementation ElvisController

- (void)viewDidLoad
{
    [super viewDidLoad];
    NSDictionary *views = @{@"box": self.box};
    NSString *row = self.rowFormat ?: @"H:|-[box]-|";
    NSString *column = self.columnFormat.length > 0 ? self.columnFormat : @"V:|-[box]-|";
    BOOL isPad = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad;
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:isPad ? @"H:[box(500)]" : (self.editing ? @"H:[box(>=200)]" : @"H:[box(>=100)]")
                                                                      options:0
                                                                      metrics:nil
                                                                        views:views]];
}

@end
