#import <UIKit/UIKit.h>

@interface UIView (Fill)
- (void)fill:(NSString *)format;
@end
@interface UIViewController (Fill)
- (void)fill:(NSString *)title;
@end
@interface NSMutableString (Fill)
- (NSMutableString *)fill:(NSString *)text;
@end

@implementation UIView (Fill)
- (void)fill:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"self": self}]];
}
@end
@implementation UIViewController (Fill)
- (void)fill:(NSString *)title { self.title = title; }
@end
@implementation NSMutableString (Fill)
- (NSMutableString *)fill:(NSString *)text { [self appendString:text]; return self; }
@end

@implementation FillController
- (void)viewDidLoad
{
    [self fill:@"[controller"];
    [self.view fill:@"H:|[self]|"];
    [self.childViewControllers[0] fill:@"[child"];
    NSMutableString *log = [NSMutableString string];
    [[log fill:@"[log"] fill:@"[more"];
    [self.navigationController.topViewController fill:@"[top"];
    UIViewController *other = [UIViewController new];
    [other fill:@"[other"];
    id unknown = other;
    [unknown fill:@"[unknown"];
}
@end
