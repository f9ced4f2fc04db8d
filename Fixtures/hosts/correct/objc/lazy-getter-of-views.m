#import <AppKit/AppKit.h>

@interface PaneController : NSViewController
@property (nonatomic, strong) NSDictionary *layoutViews;
@property (nonatomic, strong) NSTextField *label;
@property (nonatomic, strong) NSPopUpButton *popUp;
@end

@implementation PaneController

- (NSDictionary *)layoutViews
{
    if (!_layoutViews) {
        _layoutViews = @{ @"label": self.label, @"popUp": self.popUp };
    }
    return _layoutViews;
}

- (void)awakeFromNib
{
    [self.view addConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-[label]-[popUp(>=100)]-|"
                                                options:NSLayoutFormatAlignAllBaseline
                                                metrics:nil
                                                  views:self.layoutViews]];
    [self.view addConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[popUp]-(>=20)-|"
                                                options:0
                                                metrics:nil
                                                  views:[self layoutViews]]];
}

@end
