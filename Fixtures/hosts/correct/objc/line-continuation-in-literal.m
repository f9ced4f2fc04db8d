#import <UIKit/UIKit.h>

@implementation ContinuedView

- (void)build
{
    NSDictionary *views = @{@"first": self.first, @"second": self.second};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[first]-\
[second(first)]-|" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|"
        "-"
        "[first]"
        @"-|" options:0 metrics:nil views:views]];
    NSString *column = (@"V:|-"
                        @"[second]"
                        @"-|");
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(column) options:(0) metrics:(nil) views:(views)]];
}

@end
