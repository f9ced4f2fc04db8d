#import <UIKit/UIKit.h>

@interface ConstantCell : UITableViewCell
@property (class, nonatomic, readonly) NSString *rowFormat;
@property (class, nonatomic, readonly) NSArray<NSString *> *columnFormats;
@property (nonatomic, readonly) UILabel *key, *value;
@end

@implementation ConstantCell

+ (NSString *)rowFormat { return @"H:|-[key]-[value]-|"; }

+ (NSArray<NSString *> *)columnFormats { return @[@"V:|-[key]-|", @"V:|-[value]-|"]; }

- (void)build
{
    NSDictionary<NSString *, UIView *> *views = @{@"key": self.key, @"value": self.value};
    [NSLayoutConstraint activateConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:ConstantCell.rowFormat options:NSLayoutFormatAlignAllFirstBaseline metrics:nil views:views]];
    for (NSString *format in self.class.columnFormats) {
        [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
}

@end
