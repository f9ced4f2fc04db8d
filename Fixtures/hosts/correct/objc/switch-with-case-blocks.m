#import <UIKit/UIKit.h>

@implementation CaseBlocksView

- (void)apply:(NSInteger)kind
{
    UIView *big = self.big, *small = self.small;
    switch (kind) {
        case 0: {
            NSDictionary *views = NSDictionaryOfVariableBindings(big);
            NSString *format = @"H:|[big]|";
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
            break;
        }
        case 1: {
            NSDictionary *views = NSDictionaryOfVariableBindings(small);
            NSString *format = @"H:|-[small]-|";
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
        } // falls through
        case 2 ... 5: {
            NSDictionary *views = NSDictionaryOfVariableBindings(big, small);
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[big][small(big)]|" options:0 metrics:nil views:views]];
            break;
        }
        default:
            return;
    }
}

@end
