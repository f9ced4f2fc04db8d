#import <UIKit/UIKit.h>

#define SYSTEM_VERSION_LESS_THAN(v) ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] == NSOrderedAscending)

@implementation CompatController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UITableView *tableView = self.tableView;
    NSMutableDictionary *views = [NSMutableDictionary dictionaryWithObject:tableView forKey:@"tableView"];
    NSString *vertical = @"V:|[tableView]|";
    if ([self respondsToSelector:@selector(topLayoutGuide)]) {
        views[@"topLayoutGuide"] = self.topLayoutGuide;
        vertical = @"V:[topLayoutGuide][tableView]|";
    }
    if (SYSTEM_VERSION_LESS_THAN(@"6.1")) {
        vertical = [vertical stringByReplacingOccurrencesOfString:@"]|" withString:@"]-1-|"];
    }
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:vertical options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|[tableView]|" options:0 metrics:nil views:views]];
}

@end
