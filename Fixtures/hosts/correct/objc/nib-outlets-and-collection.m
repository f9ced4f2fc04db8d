#import <AppKit/AppKit.h>

@interface SheetController : NSWindowController
@property (weak) IBOutlet NSButton *okButton;
@property (weak) IBOutlet NSButton *cancelButton;
@property (weak) IBOutlet NSView *contentView;
@end

@implementation SheetController

- (NSString *)windowNibName { return @"Sheet"; }

- (void)windowDidLoad
{
    [super windowDidLoad];
    NSButton *ok = self.okButton, *cancel = self.cancelButton;
    NSDictionary *buttons = NSDictionaryOfVariableBindings(ok, cancel);
    NSDictionary *metrics = @{@"standard": @20.0, @"between": @12};
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[cancel(>=80)]-between-[ok(==cancel)]-standard-|"
                                                                             options:NSLayoutFormatAlignAllBaseline
                                                                             metrics:metrics
                                                                               views:buttons]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[ok]-standard-|" options:0 metrics:metrics views:buttons]];
    NSWindow *window = self.window;
    NSView *superview = window.contentView;
    (void)superview;
}

@end
