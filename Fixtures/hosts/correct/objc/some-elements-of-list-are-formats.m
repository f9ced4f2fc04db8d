#import <UIKit/UIKit.h>

@implementation TitledRows

- (void)addRow:(NSArray<NSString *> *)row views:(NSDictionary *)views
{
    self.accessibilityLabel = row[0];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row[1] options:0 metrics:nil views:views]];
}

- (void)addRest:(NSArray<NSString *> *)rows views:(NSDictionary *)views
{
    for (NSUInteger index = 1; index < rows.count; index++) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:rows[index] options:0 metrics:nil views:views]];
    }
}

- (void)addAllButFirst:(NSArray<NSString *> *)rows views:(NSDictionary *)views
{
    [rows enumerateObjectsUsingBlock:^(NSString *row, NSUInteger index, BOOL *stop) {
        if (index == 0) {
            return;
        }
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    }];
}

- (void)add:(NSString *)text asFormat:(BOOL)isFormat
{
    if (isFormat) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:NSDictionaryOfVariableBindings(_title)]];
    } else {
        NSLog(@"%@", text);
    }
}

- (void)build
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _body);
    [self addRow:@[@"The title of the page", @"H:|[_title]|"] views:views];
    [self addRest:@[@"All of the body", @"H:|[_body]|", @"V:|[_title][_body]|"] views:views];
    [self addAllButFirst:@[@"The names of both", @"H:[_title]-[_body]", @"V:[_body(100)]"] views:views];
    [self add:@"V:[_title(>=20)]" asFormat:YES];
    [self add:@"Built the rows" asFormat:NO];
}

@end
