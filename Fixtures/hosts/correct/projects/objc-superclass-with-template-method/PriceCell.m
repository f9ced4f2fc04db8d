#import "LayoutCell.h"

@interface PriceCell : LayoutCell
@property (nonatomic, strong) UILabel *price;
@end

@implementation PriceCell

- (NSDictionary *)viewsForLayout
{
    return @{@"title": self.titleLabel, @"price": self.price};
}

- (NSDictionary *)metricsForLayout
{
    NSMutableDictionary *metrics = [NSMutableDictionary dictionaryWithDictionary:[super metricsForLayout]];
    metrics[@"priceWidth"] = @72;
    return metrics;
}

- (NSArray *)formatsForLayout
{
    return @[@"H:|-margin-[title]-[price(priceWidth)]-margin-|",
             @"V:|-margin-[title]-margin-|"];
}

- (void)prepareForReuse
{
    [super prepareForReuse];
    [self addFormat:@"V:|-(>=margin)-[price]"];
}

@end
