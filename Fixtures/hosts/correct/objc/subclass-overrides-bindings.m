#import <UIKit/UIKit.h>

@interface BaseRow : UIView
@property (nonatomic, strong) UILabel *label;
- (NSDictionary *)bindings;
- (NSString *)rowFormat;
@end

@implementation BaseRow

- (NSDictionary *)bindings { return @{@"label": self.label}; }

- (NSString *)rowFormat { return @"H:|-[label]-|"; }

- (void)updateConstraints
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[self rowFormat] options:0 metrics:nil views:[self bindings]]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[label]-|" options:0 metrics:nil views:self.bindings]];
    [super updateConstraints];
}

@end

@interface SwitchRow : BaseRow
@property (nonatomic, strong) UISwitch *toggle;
@end

@implementation SwitchRow

- (NSDictionary *)bindings
{
    NSMutableDictionary *all = [[super bindings] mutableCopy];
    all[@"toggle"] = self.toggle;
    return all;
}

- (NSString *)rowFormat { return @"H:|-[label]-(>=8)-[toggle]-|"; }

@end
