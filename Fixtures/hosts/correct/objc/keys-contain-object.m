#import <AppKit/AppKit.h>

@implementation OptionalPartsView

- (NSArray *)constraintsForViews:(NSDictionary *)views
{
    NSMutableArray *result = [NSMutableArray array];
    [result addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[main]-|" options:0 metrics:nil views:views]];
    if ([views.allKeys containsObject:@"aside"]) {
        [result addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[main]-[aside]" options:0 metrics:nil views:views]];
    }
    if (views.count > 2) {
        [result addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[aside]-[footer]" options:0 metrics:nil views:views]];
    }
    return result;
}

- (void)build
{
    NSView *main = self.main;
    [self addConstraints:[self constraintsForViews:NSDictionaryOfVariableBindings(main)]];
    NSView *aside = self.aside;
    [self addConstraints:[self constraintsForViews:NSDictionaryOfVariableBindings(main, aside)]];
}

@end
