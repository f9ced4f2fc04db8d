#import <UIKit/UIKit.h>

@implementation InlineBlockView

- (void)build
{
    UIView *one = self.one;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:^NSString *{
        if (self.hidden) {
            return @"H:|[one]|";
        }
        return @"H:|-[one]-|";
    }() options:0 metrics:nil views:^{ return NSDictionaryOfVariableBindings(one); }()]];
    [@[@"V:|-[one]", @"V:[one]-(>=4)-|"] enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id format, NSUInteger index, BOOL *stop) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"one": one}]];
        if (index == 0) *stop = YES;
    }];
    [self.formats enumerateObjectsUsingBlock:^(NSString *one, NSUInteger index, BOOL *stop) {
        // The parameter hides the view.
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:one options:0 metrics:nil views:@{@"x": self.one}]];
    }];
}

@end
