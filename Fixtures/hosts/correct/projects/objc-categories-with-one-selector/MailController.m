#import <UIKit/UIKit.h>

@interface MailController : UIViewController
@property (nonatomic, strong) NSMutableString *html;
@property (nonatomic, strong) UIWebView *webView;
@end

@implementation MailController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIWebView *webView = self.webView;
    NSDictionary *views = NSDictionaryOfVariableBindings(webView);
    [self.view apply:@"H:|[webView]|" views:views];
    [self.view apply:@"V:|[webView]|" views:views];
    [self.html apply:@"<p>[name" views:@{@"[name": @"Ann"}];
    NSMutableString *body = [NSMutableString string];
    [body apply:@"|-[signature" views:@{}];
    [webView apply:@"H:[web(>=20)]" views:@{@"web": webView}];
}

@end
