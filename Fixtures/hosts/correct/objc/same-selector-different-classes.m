#import <UIKit/UIKit.h>

@interface Journal : NSObject
- (void)layout:(NSString *)text;
@end

@implementation Journal
- (void)layout:(NSString *)text { NSLog(@"%@", text); }
@end

@interface PageView : UIView
@property (nonatomic, strong) UIView *page;
- (void)layout:(NSString *)format;
@end

@implementation PageView
- (void)layout:(NSString *)format
{
    UIView *page = self.page;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil
                                                                   views:NSDictionaryOfVariableBindings(page)]];
}
@end

@interface FramedPageView : PageView
@property (nonatomic, strong) UIView *border;
@end

@implementation FramedPageView
- (void)layout:(NSString *)format
{
    UIView *page = self.page, *border = self.border;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil
                                                                   views:NSDictionaryOfVariableBindings(page, border)]];
}
@end

void Run(Journal *journal, PageView *page, FramedPageView *framed)
{
    [journal layout:@"[a page"];
    [page layout:@"H:|[page]|"];
    [framed layout:@"H:|[border(2)][page]|"];
    [framed layout:@"V:|[page]|"];
}
