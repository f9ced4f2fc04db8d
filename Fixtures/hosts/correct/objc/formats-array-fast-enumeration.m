#import <UIKit/UIKit.h>

@implementation SettingsViewController

- (void)loadView
{
    [super loadView];
    UITableView *table = [[UITableView alloc] initWithFrame:CGRectZero];
    UIToolbar *toolbar = [[UIToolbar alloc] initWithFrame:CGRectZero];
    table.translatesAutoresizingMaskIntoConstraints = NO;
    toolbar.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:table];
    [self.view addSubview:toolbar];

    NSDictionary *views = NSDictionaryOfVariableBindings(table, toolbar);
    NSArray *formats = @[@"H:|[table]|",
                         @"H:|[toolbar]|",
                         @"V:|[table][toolbar(44)]|"];
    for (NSString *format in formats) {
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                          options:0
                                                                          metrics:nil
                                                                            views:views]];
    }
}

@end
