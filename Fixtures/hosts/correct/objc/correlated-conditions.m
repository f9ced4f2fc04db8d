#import <UIKit/UIKit.h>

@implementation CorrelatedCell

- (void)buildWithIcon:(BOOL)showsIcon vertical:(BOOL)vertical
{
    NSMutableDictionary *views = [NSMutableDictionary dictionary];
    views[@"title"] = self.title;
    if (showsIcon) {
        views[@"icon"] = self.icon;
    }
    NSString *before = showsIcon ? @"[icon(20)]-" : @"";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|-%@[title]-|", before]
                                                                 options:0 metrics:nil views:views]];
    if (showsIcon) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[icon(20)]" options:0 metrics:nil views:views]];
    }

    NSLayoutFormatOptions options = NSLayoutFormatAlignAllTop;
    NSString *axis = @"H";
    if (vertical) {
        options = NSLayoutFormatAlignAllLeft;
        axis = @"V";
    }
    NSDictionary *pair = @{@"a": self.title, @"b": self.detail};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[axis stringByAppendingString:@":[a]-[b]"]
                                                                 options:options metrics:nil views:pair]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:vertical ? @"V:[b(a)]" : @"H:[b(a)]"
                                                                 options:0 metrics:nil views:pair]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"%@:|-[a]", vertical ? @"H" : @"V"]
                                                                 options:0 metrics:nil views:pair]];
}

@end
