#import <UIKit/UIKit.h>

@interface ColumnView : UIView
@end

@implementation ColumnView

- (void)stackViews:(NSArray *)subviews
{
    NSMutableArray *parts = [NSMutableArray arrayWithCapacity:subviews.count];
    NSMutableDictionary *bindings = [NSMutableDictionary dictionaryWithCapacity:subviews.count];
    for (NSUInteger i = 0; i < [subviews count]; i++) {
        NSString *name = [NSString stringWithFormat:@"v%lu", (unsigned long)i];
        [bindings setValue:subviews[i] forKey:name];
        [parts addObject:[NSString stringWithFormat:@"[%@]", name]];
    }
    NSString *format = [NSString stringWithFormat:@"V:|-%@-|", [parts componentsJoinedByString:@"-"]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                 options:NSLayoutFormatAlignAllLeading
                                                                 metrics:nil
                                                                   views:bindings]];
    NSString *heads = [@[@"H:|", @"[v0(>=20)]", @"(>=0)", @"|"] componentsJoinedByString:@"-"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:heads options:0 metrics:nil views:bindings]];
}

@end
