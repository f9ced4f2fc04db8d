#import <UIKit/UIKit.h>

@implementation ChainedTernaryView

- (void)buildWithBadge:(BOOL)badge close:(BOOL)close
{
    NSDictionary *views = @{@"title": self.title, @"badge": self.badge, @"close": self.close};
    NSString *row = [NSString stringWithFormat:@"H:|-[title]%@%@-|",
                     badge ? @"-4-[badge(16)]" : @"",
                     close ? @"-[close(20)]" : @""];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];

    NSMutableArray *parts = [NSMutableArray arrayWithObject:@"V:|"];
    [parts addObject:@"[title]"];
    if (badge) [parts addObject:@"[badge(16)]"];
    if (close) [parts addObject:@"[close(20)]"];
    [parts addObject:@"|"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[parts componentsJoinedByString:@"-"] options:0 metrics:nil views:views]];
}

@end
