#import <UIKit/UIKit.h>

@implementation SegmentBar

- (void)setTitles:(NSArray *)titles
{
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    NSMutableString *row = [NSMutableString stringWithString:@"H:|"];
    for (NSUInteger i = 1; i <= titles.count; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        button.tag = i;
        [button setTitle:titles[i - 1] forState:UIControlStateNormal];
        button.translatesAutoresizingMaskIntoConstraints = NO;
        [self addSubview:button];
        views[[NSString stringWithFormat:@"button%02ld", (long)button.tag]] = button;
        [row appendFormat:@"[button%02lu%@]", (unsigned long)i, i > 1 ? @"(==button01)" : @""];
        NSString *column = [NSString stringWithFormat:@"V:|[button%02lu]|", (unsigned long)i];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
    }
    [row appendString:@"|"];
    if (titles.count) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    }
}

@end
