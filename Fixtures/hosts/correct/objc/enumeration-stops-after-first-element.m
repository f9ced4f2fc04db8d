#import <UIKit/UIKit.h>

@implementation CardView

- (void)arrange:(NSDictionary *)views
{
    [@[@"H:[logo][name]", @"V:[logo][name]"] enumerateObjectsUsingBlock:^(NSString *format, NSUInteger index, BOOL *stop) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllTop metrics:nil views:views]];
        *stop = YES;
    }];
    for (NSString *format in @[@"V:[logo][name]", @"H:[logo][name]"]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllLeft metrics:nil views:views]];
        break;
    }
    NSArray *formats = @[@"H:[logo][name]", @"V:[logo][name]"];
    for (NSUInteger index = 0; index < formats.count; index++) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:formats[index] options:NSLayoutFormatAlignAllTop metrics:nil views:views]];
        if (self.superview == nil) return;
    }
}

@end
