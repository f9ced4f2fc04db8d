#import <UIKit/UIKit.h>

@implementation SelfNamedView

- (void)didMoveToSuperview
{
    [super didMoveToSuperview];
    UIView *superview = self.superview;
    if (!superview) return;
    NSDictionary *views = NSDictionaryOfVariableBindings(self, superview);
    [superview addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[self(<=superview)]-|" options:0 metrics:nil views:views]];
    [superview addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[self]" options:0 metrics:nil views:views]];
    // The "superview <- self" trick centers a view.
    [superview addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[superview]-(<=1)-[self]"
                                                                      options:NSLayoutFormatAlignAllCenterX
                                                                      metrics:nil
                                                                        views:views]];
}

@end
