#import <UIKit/UIKit.h>
@implementation PagesVC2 : UIViewController
- (void)loadView { [self setView:[[UIScrollView alloc] init]]; }
- (void)viewDidLoad {
  UIView *content = [UIView new];
  [self.view addSubview:content];
  [NSLayoutConstraint activateConstraints:@[
    [content.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [content.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [content.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:3]]];
}
@end
