#import <UIKit/UIKit.h>

@implementation ParallelRows

- (void)build:(BOOL)wide
{
    UIView *a = self.a, *b = self.b;
    NSArray *formats = @[@"H:|[a]|", @"H:|[b]|"];
    NSArray *names = @[@{@"a": a}, @{@"b": b}];
    for (NSUInteger i = 0; i < formats.count; i++) {
        [self add:formats[i] views:names[i]];
    }
    [formats enumerateObjectsUsingBlock:^(NSString *format, NSUInteger index, BOOL *stop) {
        [self add:format views:[names objectAtIndex:index]];
    }];
    [self add:formats.lastObject views:names.lastObject];
    [self add:[formats firstObject] views:names[0]];
    NSDictionary *views = @{wide ? @"left" : @"top": a};
    [self add:wide ? @"H:|[left]" : @"V:|[top]" views:views];
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithObjects:@[a, b] forKeys:@[@"x", @"y"]];
    [self add:@"H:[x][y]" views:all];
    all[@"x"] = nil;
    [self.extra enumerateKeysAndObjectsUsingBlock:^(id key, id object, BOOL *stop) { all[key] = object; }];
    [self add:@"H:[y][z]" views:all];
    NSString *key = NSStringFromSelector(@selector(a));
    [self add:[NSString stringWithFormat:@"V:[%@]", key] views:@{key: a}];
    NSDictionary *table = @{@"p": @"H:[p(1)]", @"q": @"H:[q(1)]"};
    for (NSString *name in table) {
        [self add:table[name] views:@{name: a}];
    }
    NSArray *rows = wide ? @[@"V:|[a]", @"V:[b]|"] : @[@"V:|[c]|"];
    NSDictionary *rowViews = wide ? NSDictionaryOfVariableBindings(a, b) : @{@"c": a};
    for (NSString *row in rows) { [self add:row views:rowViews]; }
    NSDictionary *metrics = nil;
    NSString *format = @"H:|-[a]";
    if (wide) {
        metrics = @{@"w": @8};
        format = @"H:|-w-[a]";
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:NSDictionaryOfVariableBindings(a)]];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
