#import <UIKit/UIKit.h>

@implementation StepsRow

- (void)build:(BOOL)wide names:(NSArray *)names
{
    UIView *one = self.one, *two = self.two;
    NSDictionary *views = NSDictionaryOfVariableBindings(one, two);
    NSString *format = @"H:|";
    format = [format stringByAppendingString:wide ? @"-8-" : @""];
    format = [format stringByAppendingFormat:@"[%@]", @"one"];
    if (wide) { format = [format stringByAppendingString:@"[two]"]; }
    format = [NSString stringWithFormat:@"%@%@", format, wide ? @"|" : @""];
    [self add:format views:views];

    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *name in @[@"one", @"two"]) { [parts addObject:[NSString stringWithFormat:@"[%@]", name]]; }
    [self add:[@"V:|" stringByAppendingString:[parts componentsJoinedByString:@"-"]] views:views];
    [self add:[NSString stringWithFormat:@"V:|%@|", [parts componentsJoinedByString:@""]] views:views];

    NSMutableString *line = [@"V:" mutableCopy];
    [line appendString:@"|"];
    for (NSUInteger i = 0; i < 2; i++) {
        [line appendFormat:@"%@[%@]", i ? @"-" : @"", i ? @"two" : @"one"];
    }
    [line appendString:@"|"];
    [self add:line views:views];
    [line setString:@"H:[two]"];
    [self add:line views:views];
    [line replaceCharactersInRange:NSMakeRange(0, 1) withString:@"V"];
    [self add:[line copy] views:views];
    NSString *upper = [@"h:[one]" stringByReplacingCharactersInRange:NSMakeRange(0, 1) withString:@"H"];
    [self add:upper views:views];
    for (NSString *piece in [@"V:[one];V:[two]" componentsSeparatedByString:@";"]) { [self add:piece views:views]; }
    char buffer[32];
    snprintf(buffer, sizeof buffer, "H:[one(%d)]", 20);
    [self add:@(buffer) views:views];
    [self add:[NSString stringWithUTF8String:"H:[two]"] views:views];
    [self add:NSLocalizedString(@"format.row", @"H:[row") views:views];
    [self add:[@"H:[one]" substringToIndex:7] views:views];
    NSString *tail = names.count ? @"-[two]" : @"";
    [self add:[NSString stringWithFormat:@"H:[one]%@", tail] views:views];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@end
