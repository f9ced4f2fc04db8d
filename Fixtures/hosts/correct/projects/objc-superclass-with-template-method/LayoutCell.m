#import "LayoutCell.h"

@implementation LayoutCell

- (NSDictionary *)viewsForLayout
{
    return @{@"title": self.titleLabel};
}

- (NSDictionary *)metricsForLayout
{
    return @{@"margin": @16};
}

- (NSArray *)formatsForLayout
{
    return @[@"H:|-margin-[title]-margin-|", @"V:|-margin-[title]-margin-|"];
}

- (void)addFormat:(NSString *)format
{
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                             options:0
                                                                             metrics:[self metricsForLayout]
                                                                               views:[self viewsForLayout]]];
}

- (void)installLayout
{
    for (NSString *format in [self formatsForLayout]) {
        [self addFormat:format];
    }
}

@end
