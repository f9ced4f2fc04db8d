#import <UIKit/UIKit.h>

@interface BaseCell : UITableViewCell
@property (nonatomic, strong) UILabel *title;
- (NSDictionary *)bindings;
- (NSArray<NSString *> *)formats;
@end

@interface PriceCell : BaseCell
@property (nonatomic, strong) UILabel *price;
@end

@implementation BaseCell

- (NSDictionary *)bindings { return @{@"title": self.title}; }

- (NSArray<NSString *> *)formats { return @[@"H:|-[title]-|", @"V:|-[title]-|"]; }

- (void)updateConstraints
{
    for (NSString *format in self.formats) {
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:self.bindings]];
    }
    [super updateConstraints];
}

@end

@implementation PriceCell

- (NSDictionary *)bindings
{
    NSMutableDictionary *all = [[super bindings] mutableCopy];
    all[@"price"] = self.price;
    return all;
}

- (NSArray<NSString *> *)formats
{
    return [[super formats] arrayByAddingObjectsFromArray:@[@"H:[title]-[price]-|", @"V:|-[price]"]];
}

- (void)mark
{
    NSDictionary *views = [self bindings];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[price(20)]" options:0 metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[title(20)]" options:0 metrics:nil views:[super bindings]]];
}

@end
