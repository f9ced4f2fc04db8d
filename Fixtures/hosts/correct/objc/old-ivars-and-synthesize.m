#import <UIKit/UIKit.h>

@interface OldController : UIViewController {
    IBOutlet UILabel *nameLabel;
    IBOutlet UIImageView *photo_;
    UIButton *m_button;
}
@property (nonatomic, retain) UIView *panel;
@end

@implementation OldController

@synthesize panel = m_panel;

- (void)viewDidLoad
{
    [super viewDidLoad];
    m_button = [[UIButton buttonWithType:UIButtonTypeRoundedRect] retain];
    NSDictionary *views = NSDictionaryOfVariableBindings(nameLabel, photo_, m_button, m_panel);
    [self.view addConstraints: [NSLayoutConstraint constraintsWithVisualFormat: @"|-[photo_(80)]-[nameLabel]-[m_button]-|" options: NSLayoutFormatAlignAllCenterY metrics: nil views: views]];
    [self.view addConstraints: [NSLayoutConstraint constraintsWithVisualFormat: @"V:|-20-[photo_(80)]-[m_panel]-|" options: 0 metrics: nil views: views]];
    [[self view] addConstraints:
     [NSLayoutConstraint constraintsWithVisualFormat:
      @"|[m_panel]|"
                                             options: 0
                                             metrics: nil
                                               views: _NSDictionaryOfVariableBindings(@"m_panel", m_panel, nil)]];
}

- (void)dealloc
{
    [m_button release];
    self.panel = nil;
    [super dealloc];
}

@end
