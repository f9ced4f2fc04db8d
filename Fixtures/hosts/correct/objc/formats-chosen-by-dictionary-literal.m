#import <UIKit/UIKit.h>

typedef NS_ENUM(NSUInteger, Side) { SideLeft, SideRight, SideBoth };

@implementation SidedView

- (void)applySide:(Side)side
{
    NSString *format = @{
        @(SideLeft): @"H:|-[tab]",
        @(SideRight): @"H:[tab]-|",
        @(SideBoth): @"H:|-[tab]-|",
    }[@(side)];
    NSString *column = [@[@"V:|[tab]", @"V:[tab]|", @"V:|[tab]|"] objectAtIndex:side];
    NSDictionary *views = @{@"tab": self.tab};
    [self removeConstraints:self.constraints];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
}

@end
