#import <UIKit/UIKit.h>

@implementation JoinedView

- (void)row:(NSArray *)names views:(NSDictionary *)views
{
    NSMutableArray *boxes = [NSMutableArray array];
    for (NSString *name in names) {
        [boxes addObject:[NSString stringWithFormat:@"[%@]", name]];
    }
    NSString *row = [NSString stringWithFormat:@"H:|-%@-|", [boxes componentsJoinedByString:@"-"]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
}

- (void)column:(NSString *)names views:(NSDictionary *)views
{
    NSString *body = [[names componentsSeparatedByString:@" "] componentsJoinedByString:@"]-["];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|-[%@]-|", body] options:0 metrics:nil views:views]];
}

- (void)build
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_icon, _name, _date);
    [self row:@[@"_icon", @"_name"] views:views];
    [self column:@"_name _date" views:views];
    [self column:@"_icon" views:views];
}

@end
