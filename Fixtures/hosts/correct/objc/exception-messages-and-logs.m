#import <UIKit/UIKit.h>

@implementation LoggingController

- (void)viewDidLoad
{
    [super viewDidLoad];
    NSAssert(self.panel != nil, @"[LoggingController viewDidLoad]-[panel");
    if (self.panel == nil) {
        @throw [NSException exceptionWithName:@"H:|[panel" reason:@"|-[missing" userInfo:@{@"views": @"[none"}];
    }
    NSDictionary *views = @{@"panel": self.panel};
    NSString *format = @"H:|-[panel]-|";
    NSLog(@"Format %@: V:|-[%@", format, views);
    NSString *message = [@"V:|[panel]|" stringByAppendingString:@" is next ["];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    NSLog(@"%@", message);
    format = @"V:|[panel]|";
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    format = [@"Done: [" stringByAppendingString:format];
    NSLog(@"%@", format);
}

@end
