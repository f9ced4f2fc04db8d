#import <UIKit/UIKit.h>

static NSString *const kGap = @"-8-";
static NSString *FormatOf(BOOL wide) { return wide ? @"H:|[a][b]|" : @"H:|[a]|"; }
static NSDictionary *ViewsOf(BOOL wide, UIView *a, UIView *b)
{
    if (wide) { return NSDictionaryOfVariableBindings(a, b); }
    return NSDictionaryOfVariableBindings(a);
}

@implementation ModeFunctions

+ (NSString *)columnFor:(NSInteger)state
{
    switch (state) {
        case 0: return @"V:|[zero]|";
        case 1: return [NSString stringWithFormat:@"V:|%@[one]|", kGap];
    }
    return nil;
}

- (NSDictionary *)namesFor:(NSInteger)state
{
    static NSArray *keys;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ keys = @[@"zero", @"one"]; });
    return @{keys[state]: self};
}

- (void)build:(BOOL)wide
{
    UIView *a = self.a, *b = self.b;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatOf(wide) options:0 metrics:nil views:ViewsOf(wide, a, b)]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FormatOf(YES) options:0 metrics:nil views:ViewsOf(YES, a, b)]];
    for (NSInteger state = 0; state < 2; state++) {
        NSString *format = [ModeFunctions columnFor:state];
        if (!format) { continue; }
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:[self namesFor:state]]];
    }
    NSDictionary *byState = @{@0: @"V:[a(1)]", @1: @"V:[b(1)]"};
    [byState enumerateKeysAndObjectsUsingBlock:^(NSNumber *state, NSString *format, BOOL *stop) {
        NSDictionary *views = state.integerValue ? NSDictionaryOfVariableBindings(b) : NSDictionaryOfVariableBindings(a);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }];
}

@end
