#import <UIKit/UIKit.h>

@interface DrawerController : UIViewController
@property (nonatomic, strong) UIView *drawer, *content;
@property (nonatomic, strong) NSMutableDictionary *states;
@end

@implementation DrawerController

- (void)prepareStates
{
    NSDictionary *views = @{@"drawer": self.drawer, @"content": self.content};
    self.states = [NSMutableDictionary dictionary];
    // The constraints of one state are installed at a time.
    for (NSString *format in @[@"H:|[drawer(240)][content]|", @"H:|[drawer(240)]", @"H:[drawer(240)]-(-240)-|"]) {
        self.states[format] = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
    }
}

- (void)switchFrom:(NSString *)old to:(NSString *)new
{
    [self.view removeConstraints:self.states[old]];
    [self.view addConstraints:self.states[new]];
}

@end
