#import <UIKit/UIKit.h>

@implementation NumbersView

- (void)updateConstraints
{
    NSNumber *inset = @(self.compact ? 4 : 12);
    NSNumber *gap = [NSNumber numberWithInteger:self.tag + 2];
    NSNumber *prio = @(UILayoutPriorityDefaultHigh);
    NSDictionary *metrics = NSDictionaryOfVariableBindings(inset, gap, prio);
    UIView *head = self.head, *tail = self.tail;
    NSDictionary *views = NSDictionaryOfVariableBindings(head, tail);

    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-inset-[head]-(gap@prio)-[tail]-inset-|"
                                                                 options:NSLayoutFormatAlignAllFirstBaseline
                                                                 metrics:metrics
                                                                   views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-inset-[head]-(>=inset,==inset@prio)-|"
                                                                 options:0
                                                                 metrics:metrics
                                                                   views:views]];
    [super updateConstraints];
}

@end
