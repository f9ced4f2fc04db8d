#import "DTSheetWindow.h"

@interface DTSheetWindow ()
@property (nonatomic, strong) NSTextField *message;
@property (nonatomic, strong) NSButton *ok;
@property (nonatomic, strong) NSButton *cancel;
@property (nonatomic, strong) NSImageView *icon;
@end

@implementation DTSheetWindow

- (void)layoutButtonsIn:(NSView *)content
{
    for (NSView *v in @[self.ok, self.cancel]) {
        v.translatesAutoresizingMaskIntoConstraints = NO;
        [content addSubview:v];
    }
    NSDictionary *views = @{@"ok": self.ok, @"cancel": self.cancel};
    [content addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[cancel(80)]-12-[ok(==cancel)]-20-|" options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
    [content addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[ok]-20-|" options:0 metrics:nil views:views]];
    [self.ok.widthAnchor constraintEqualToConstant:96].active = YES;
}

- (void)layoutIconIn:(NSView *)content
{
    NSView *well = [[NSView alloc] init];
    well.translatesAutoresizingMaskIntoConstraints = NO;
    self.icon.translatesAutoresizingMaskIntoConstraints = NO;
    [content addSubview:well];
    [well addSubview:self.icon];
    [NSLayoutConstraint activateConstraints:@[
        [well.widthAnchor constraintEqualToConstant:64],
        [well.heightAnchor constraintEqualToConstant:64],
        [well.topAnchor constraintEqualToAnchor:content.topAnchor constant:20],
        [well.leadingAnchor constraintEqualToAnchor:content.leadingAnchor constant:20],
        [self.icon.centerYAnchor constraintEqualToAnchor:well.centerYAnchor],
        [self.icon.leadingAnchor constraintEqualToAnchor:well.leadingAnchor constant:4],
        [self.icon.trailingAnchor constraintLessThanOrEqualToAnchor:well.trailingAnchor],
        [self.icon.widthAnchor constraintEqualToConstant:64]
    ]];
}

- (void)layoutMessageIn:(NSView *)content
{
    self.message.translatesAutoresizingMaskIntoConstraints = NO;
    [content addSubview:self.message];
    NSLayoutConstraint *top = [self.message.topAnchor constraintGreaterThanOrEqualToAnchor:content.topAnchor constant:100];
    top.active = YES;
    [self.message.leadingAnchor constraintEqualToAnchor:content.leadingAnchor constant:100].active = YES;
    [self.message.trailingAnchor constraintEqualToAnchor:content.trailingAnchor constant:-20].active = YES;
    [content addConstraint:[NSLayoutConstraint constraintWithItem:self.message attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:content attribute:NSLayoutAttributeTop multiplier:1 constant:20]];
}

- (void)layoutHelpIn:(NSView *)content
{
    NSButton *help = [[NSButton alloc] init];
    help.bezelStyle = NSBezelStyleHelpButton;
    help.translatesAutoresizingMaskIntoConstraints = NO;
    [content addSubview:help];
    NSDictionary *views = NSDictionaryOfVariableBindings(help);
    [content addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-20-[help(30)]" options:0 metrics:nil views:views]];
    [content addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[help(20)]-20-|" options:0 metrics:nil views:views]];
    [help addConstraint:[NSLayoutConstraint constraintWithItem:help attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:help attribute:NSLayoutAttributeHeight multiplier:2.0 constant:0]];
}

@end
