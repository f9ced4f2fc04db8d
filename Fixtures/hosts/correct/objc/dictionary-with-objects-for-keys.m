#import <UIKit/UIKit.h>

@implementation OldStyleView

- (void)installConstraints
{
    NSDictionary *views = [NSDictionary dictionaryWithObjectsAndKeys:
                           topBar_, @"topBar",
                           content_, @"content",
                           nil];
    NSDictionary *metrics = [NSDictionary dictionaryWithObject:[NSNumber numberWithFloat:44.0f] forKey:@"barHeight"];
    NSDictionary *keyed = [NSDictionary dictionaryWithObjects:[NSArray arrayWithObjects:topBar_, content_, nil]
                                                      forKeys:[NSArray arrayWithObjects:@"first", @"second", nil]];

    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[topBar(barHeight)][content]|"
                                                                 options:(NSLayoutFormatAlignAllLeft | NSLayoutFormatAlignAllRight)
                                                                 metrics:metrics
                                                                   views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|[first]|"
                                                                 options:0
                                                                 metrics:nil
                                                                   views:keyed]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[second(>=first)]"
                                                                 options:0
                                                                 metrics:nil
                                                                   views:keyed]];
}

- (void)dealloc
{
    [topBar_ release];
    [content_ release];
    [super dealloc];
}

@end
