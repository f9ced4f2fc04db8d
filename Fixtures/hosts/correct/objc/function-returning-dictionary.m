#import <UIKit/UIKit.h>

static NSDictionary *ViewsOfCell(UILabel *title, UILabel *subtitle)
{
    return NSDictionaryOfVariableBindings(title, subtitle);
}

static NSDictionary *Metrics(void)
{
    static NSDictionary *metrics;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        metrics = @{@"side": @16, @"line": @(1.0 / [UIScreen mainScreen].scale)};
    });
    return metrics;
}

@interface SubtitleCell : UITableViewCell
@end

@implementation SubtitleCell

- (id)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier
{
    if ((self = [super initWithStyle:style reuseIdentifier:reuseIdentifier])) {
        UILabel *a = [UILabel new], *b = [UILabel new], *rule = [UILabel new];
        NSDictionary *views = ViewsOfCell(a, b);
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-side-[title]-side-|" options:0 metrics:Metrics() views:views]];
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[title]-line-[subtitle]" options:NSLayoutFormatAlignAllLeft metrics:Metrics() views:views]];
        NSDictionary *other = ViewsOfCell(b, rule);
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[title][subtitle(line)]|" options:0 metrics:Metrics() views:other]];
    }
    return self;
}

@end
