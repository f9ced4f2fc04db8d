#import <UIKit/UIKit.h>

#if 0
This isn't code; it's a note about "[brackets and {braces.
#endif

#ifdef DEBUG
#warning Don't ship the debug build
#endif
#pragma mark Don't stop here "

#ifndef __OBJC__
#error This header isn't for C "only
#endif

@implementation InactiveView

- (void)build
{
    UIView *tile = [UIView new];
    NSDictionary *views = NSDictionaryOfVariableBindings(tile);
#if !defined(OLD_LAYOUT)
    if (self.window) {
#else
    if (self.superview) {
#endif
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[tile]-|" options:0 metrics:nil views:views]];
    }
#if 0
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[tile" options:0
#else
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[tile]-|" options:0
#endif
                                                                 metrics:nil views:views]];
}

@end
