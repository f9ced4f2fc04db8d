#import <UIKit/UIKit.h>

static NSDictionary *SharedMetrics;

@implementation MetricsView

+ (void)initialize
{
    if (self == [MetricsView class]) {
        SharedMetrics = @{ @"edge": @20, @"half": @10, @"lineHeight": @1.25, @"low": @(UILayoutPriorityDefaultLow) };
    }
}

- (NSDictionary *)metrics
{
    return @{ @"edge": @20, @"half": @10, @"radius": @6 };
}

- (void)buildHorizontal
{
    self.card.layer.cornerRadius = [self.metrics[@"radius"] doubleValue];
    NSDictionary *views = @{@"card": self.card};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-edge-[card]-(edge@low)-|" options:0 metrics:SharedMetrics views:views]];
}

- (void)buildVertical
{
    NSDictionary *views = @{@"card": self.card};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-half-[card]" options:0 metrics:[self metrics] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[card]-edge-|" options:0 metrics:self.metrics views:views]];
    self.label.lineHeight = [SharedMetrics[@"lineHeight"] floatValue];
}

@end
