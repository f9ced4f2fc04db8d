#import <UIKit/UIKit.h>

@interface FormattedView : UIView
@property (nonatomic, copy) NSString *rowFormat;
@property (nonatomic, copy) NSDictionary *bindings;
@end

@implementation FormattedView

- (instancetype)init
{
    if (self = [super init]) {
        _rowFormat = @"";
        _bindings = @{};
    }
    return self;
}

- (void)updateConstraints
{
    if (self.rowFormat.length > 0) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:self.rowFormat options:0 metrics:nil views:self.bindings]];
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:_rowFormat options:0 metrics:nil views:_bindings]];
    }
    [super updateConstraints];
}

@end

FormattedView *MakeRow(UIView *leaf)
{
    FormattedView *row = [FormattedView new];
    row.rowFormat = @"H:|-[leaf]-|";
    row.bindings = NSDictionaryOfVariableBindings(leaf);
    [row setValue:@"V:|-[leaf]" forKey:@"rowFormat"];
    return row;
}
