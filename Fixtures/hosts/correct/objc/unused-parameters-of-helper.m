#import <UIKit/UIKit.h>

@implementation OverridesView

/// The format is only for the documentation: the layout is always the same.
- (void)layOut:(NSString *)format views:(NSDictionary *)views
{
#pragma unused(format)
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[a]|" options:0 metrics:nil views:views]];
}

- (void)layOut:(NSString *)format views:(NSDictionary *)views enabled:(BOOL)enabled
{
    if (!enabled) {
        NSLog(@"skipped %@", format);
        return;
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)build
{
    NSDictionary *views = @{@"a": self.a};
    [self layOut:@"[a or [b" views:views];
    [self layOut:@"V:|[a]|" views:views enabled:YES];
}

@end
