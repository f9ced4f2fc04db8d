#import "NSLayoutConstraint+Priority.h"

@implementation NSLayoutConstraint (Priority)

+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views priority:(UILayoutPriority)priority
{
    NSArray *constraints = [self constraintsWithVisualFormat:format options:options metrics:metrics views:views];
    for (NSLayoutConstraint *constraint in constraints) {
        constraint.priority = priority;
    }
    return constraints;
}

@end

@interface ABInvoiceCell : UITableViewCell
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *amountLabel;
@end

@implementation ABInvoiceCell

- (void)installConstraints
{
    self.nameLabel.translatesAutoresizingMaskIntoConstraints = NO;
    self.amountLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.contentView addSubview:self.nameLabel];
    [self.contentView addSubview:self.amountLabel];
    NSDictionary *views = @{@"name": self.nameLabel, @"amount": self.amountLabel};
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-15-[name]-8-[amount(80)]-15-|" options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-10-[name(20)]-10-|" options:0 metrics:nil views:views]];
    [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[amount(120)]" options:0 metrics:nil views:views priority:UILayoutPriorityDefaultLow]];
}

@end
