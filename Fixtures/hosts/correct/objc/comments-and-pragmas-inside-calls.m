#import <UIKit/UIKit.h>

#pragma mark - Layout of "[rows"

@implementation CommentedView

- (void)build
{
    NSDictionary *views = @{
        @"left": self.left, // it's the left one: @"[left
        /* @"middle": self.middle, */
        @"right": self.right,
    };
    [self addConstraints:[NSLayoutConstraint
        constraintsWithVisualFormat:@"H:|-[left]"  // no gap here "
                                    /* @"-[middle" */
                                    @"-[right(left)]-|"
        options:NSLayoutFormatAlignAllTop
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnonnull"
        metrics:nil
#pragma clang diagnostic pop
        views:views]];
#if 0
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[left" options:0 metrics:nil views:views]];
    it's "not" code, don't parse [it
#endif
    // [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[left]|" options:0 metrics:nil views:views]];
}

@end
