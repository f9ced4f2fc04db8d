#import <UIKit/UIKit.h>

static NSString *FormatOfTree(id node)
{
    if ([node isKindOfClass:[NSString class]]) {
        return [NSString stringWithFormat:@"[%@]", node];
    }
    NSMutableArray *parts = [NSMutableArray array];
    for (id child in node) {
        [parts addObject:FormatOfTree(child)];
    }
    return [parts componentsJoinedByString:@"-"];
}

@implementation TreeView

- (void)build
{
    NSDictionary *views = @{@"a": self.a, @"b": self.b, @"c": self.c};
    NSString *body = FormatOfTree(@[@"a", @[@"b", @"c"]]);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|-%@-|", body] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"V:" stringByAppendingString:FormatOfTree(@"a")] options:0 metrics:nil views:views]];
}

@end
