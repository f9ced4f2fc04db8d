#import <UIKit/UIKit.h>

@implementation ChainScrollView

- (void)layOutPages:(NSArray *)pages
{
    UIView *previous = nil;
    for (UIView *page in pages) {
        [self addSubview:page];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[page(==self)]|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(page, self)]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[page(==self)]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(page, self)]];
        if (previous) {
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[previous][page]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(previous, page)]];
        } else {
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[page]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(page)]];
        }
        previous = page;
    }
    if (previous != nil) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[previous]|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(previous)]];
    }
}

@end
