#import <UIKit/UIKit.h>

@implementation BlockHelperController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *map = [UIView new];
    UIView *panel = [UIView new];
    NSDictionary *views = NSDictionaryOfVariableBindings(map, panel);

    void (^add)(NSString *) = ^(NSString *format) {
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                          options:0
                                                                          metrics:@{@"panelWidth": @320}
                                                                            views:views]];
    };
    NSArray *(^make)(NSString *, NSDictionary *) = ^NSArray *(NSString *body, NSDictionary *bindings) {
        return [NSLayoutConstraint constraintsWithVisualFormat:[@"V:|" stringByAppendingString:body]
                                                       options:0 metrics:nil views:bindings];
    };

    add(@"H:|[panel(panelWidth)][map]|");
    [self.view addConstraints:make(@"[map]|", views)];
    [self.view addConstraints:make(@"-20-[panel]-20-|", @{@"panel": panel})];
}

@end
