#import <UIKit/UIKit.h>
#import <ConsoleKit/ConsoleKit.h>

@implementation UIView (Append)

- (void)append:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"view": self}]];
}

@end

@interface TransferController : UIViewController
// The class of ConsoleKit is no view and has its own method `append:`.
@property (nonatomic, strong) CKLogView *logView;
@property (nonatomic, strong) CKOutline *treeView;
@end

@implementation TransferController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.view append:@"H:[view(>=320)]"];
    [self.logView append:@"[info]- transfer begins"];
    [self.treeView append:@"|-- transfer"];
}

@end
