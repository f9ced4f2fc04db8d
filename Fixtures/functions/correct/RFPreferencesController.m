#import "RFPreferencesController.h"

@interface RFPreferencesController ()
@property (strong) NSTextField *label;
@property (strong) NSPopUpButton *popup;
@property (strong) NSView *advancedView;
@property (strong) NSLayoutConstraint *advancedHeight;
@end

@implementation RFPreferencesController

- (void)loadView
{
    NSView *root = [[NSView alloc] initWithFrame:NSMakeRect(0, 0, 480, 320)];
    self.label = [NSTextField labelWithString:@"Theme:"];
    self.popup = [[NSPopUpButton alloc] init];
    self.label.translatesAutoresizingMaskIntoConstraints = NO;
    self.popup.translatesAutoresizingMaskIntoConstraints = NO;
    [root addSubview:self.label];
    [root addSubview:self.popup];
    NSDictionary *views = @{@"label": self.label, @"popup": self.popup};
    [root addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[label]-[popup(>=140)]-(>=20)-|" options:NSLayoutFormatAlignAllFirstBaseline metrics:nil views:views]];
    [root addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-20-[popup]-(>=20)-|" options:0 metrics:nil views:views]];
    self.view = root;
}

- (void)showAdvanced:(BOOL)flag
{
    [NSLayoutConstraint deactivateConstraints:self.advancedHeight ? @[self.advancedHeight] : @[]];
    if (!flag) {
        self.advancedHeight = [self.advancedView.heightAnchor constraintEqualToConstant:0];
        self.advancedHeight.active = YES;
        return;
    }
    self.advancedHeight = [self.advancedView.heightAnchor constraintEqualToConstant:160];
    self.advancedHeight.active = YES;
}

- (void)pinLabelWidthForLocale:(NSInteger)script
{
    switch (script) {
        case 0:
            [self.label.widthAnchor constraintEqualToConstant:80].active = YES;
            break;
        case 1:
            [self.label.widthAnchor constraintEqualToConstant:110].active = YES;
            break;
        default:
            [self.label.widthAnchor constraintGreaterThanOrEqualToConstant:60].active = YES;
            break;
    }
}

- (void)makeSeparatorBelow:(NSView *)view
{
    {
        NSBox *line = [[NSBox alloc] init];
        line.boxType = NSBoxSeparator;
        line.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:line];
        [line.topAnchor constraintEqualToAnchor:view.bottomAnchor constant:8].active = YES;
        [line.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
        [line.widthAnchor constraintEqualToConstant:100].active = YES;
    }
    {
        NSBox *line = [[NSBox alloc] init];
        line.boxType = NSBoxSeparator;
        line.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:line];
        [line.topAnchor constraintEqualToAnchor:view.bottomAnchor constant:12].active = YES;
        [line.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:8].active = YES;
        [line.widthAnchor constraintEqualToConstant:84].active = YES;
    }
}

@end
