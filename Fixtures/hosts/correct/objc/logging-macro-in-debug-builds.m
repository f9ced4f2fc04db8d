#import <UIKit/UIKit.h>

#ifdef LAYOUT_DRY_RUN
// A dry run only prints the formats.
#define LAYOUT(text) NSLog(@"%@", text)
#else
#define LAYOUT(text) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:@{@"page": self.page}]]
#endif

@implementation DryRunView

- (void)build
{
#ifdef LAYOUT_DRY_RUN
    LAYOUT(@"[DryRunView build");
#endif
    LAYOUT(@"H:|[page]|");
    LAYOUT(@"V:|[page]|");
}

@end
