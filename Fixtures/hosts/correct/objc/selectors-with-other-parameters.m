#import <UIKit/UIKit.h>

@interface UIView (Rows)
- (void)row:(NSString *)format;
- (void)row:(NSString *)format with:(NSDictionary *)views;
- (void)row:(NSString *)title detail:(NSString *)detail;
+ (void)row:(NSString *)name;
@end

@implementation UIView (Rows)
- (void)row:(NSString *)format { [self row:format with:@{@"row": self}]; }
- (void)row:(NSString *)format with:(NSDictionary *)views
{
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:views];
    all[@"self"] = self;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"H:" stringByAppendingString:format] options:0 metrics:nil views:all]];
}
- (void)row:(NSString *)title detail:(NSString *)detail { NSLog(@"%@ %@", title, detail); }
+ (void)row:(NSString *)name { NSLog(@"%@", name); }
@end

@implementation RowsController
- (void)row:(NSString *)format { NSLog(@"controller %@", format); }
- (void)viewDidLoad
{
    [self.view row:@"|[row]|"];
    [self.view row:@"|[self]-[x]|" with:@{@"x": self.view}];
    [self.view row:@"[title" detail:@"[detail"];
    [UIView row:@"[class"];
    [[self.view class] row:@"[class too"];
    [self row:@"[controller"];
    SEL selector = @selector(row:);
    if ([self respondsToSelector:selector]) { [self performSelector:selector withObject:@"[performed"]; }
    [(UIView *)self.view row:@"|-[self]-|"];
    typeof(self) other = self;
    [other row:@"[other"];
}
@end
