#import <UIKit/UIKit.h>

@implementation AskingView

- (void)build
{
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    views[@"title"] = self.title;
    UIView *badge = views[@"badge"];
    if (badge) {
        [self add:@"H:[title]-[badge]-|" views:views];
    }
    BOOL hasNote = [views valueForKey:@"note"] != nil;
    [self add:hasNote ? @"V:[note]" : @"V:[title]" views:views];
    if (![[views allKeys] containsObject:@"footer"]) {
        return;
    }
    [self add:@"V:[footer]|" views:views];
    if (self.window && [views.allKeys containsObject:@"cover"]) {
        [self add:@"V:[cover]|" views:views];
    }
    [views objectForKey:@"shadow"] ? [self add:@"H:[shadow]" views:views] : [self add:@"H:[title]" views:views];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
