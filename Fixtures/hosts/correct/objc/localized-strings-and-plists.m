#import <UIKit/UIKit.h>

@implementation PlistController

- (void)viewDidLoad
{
    [super viewDidLoad];
    NSURL *url = [[NSBundle mainBundle] URLForResource:@"Layout" withExtension:@"plist"];
    NSDictionary *layout = [NSDictionary dictionaryWithContentsOfURL:url];
    UIView *list = self.list;
    NSDictionary *views = NSDictionaryOfVariableBindings(list);
    for (NSString *format in layout[@"formats"]) {
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:[layout[@"options"] unsignedIntegerValue] metrics:layout[@"metrics"] views:views]];
    }
    NSString *row = NSLocalizedString(@"H:|-[list]-|", @"row [list");
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    NSString *column = [layout objectForKey:@"[column"] ?: NSLocalizedStringFromTable(@"column", @"[Layout", nil);
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
    NSArray *two = [@"H:|[list];V:|[list]|" componentsSeparatedByString:@";"];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:two[0] options:0 metrics:nil views:views]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[two lastObject] options:0 metrics:nil views:views]];
}

@end
