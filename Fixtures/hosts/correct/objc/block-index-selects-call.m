#import <UIKit/UIKit.h>

@implementation BoardView

- (void)arrange:(NSDictionary *)views
{
    [@[@"H:[deck][pile]", @"V:[deck][pile]"] enumerateObjectsUsingBlock:^(NSString *format, NSUInteger index, BOOL *stop) {
        if (index == 0) {
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllTop metrics:nil views:views]];
        } else {
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllLeft metrics:nil views:views]];
        }
    }];
    [@[@"V:[deck][pile]", @"H:[deck][pile]"] enumerateObjectsUsingBlock:^(NSString *format, NSUInteger index, BOOL *stop) {
        if (index == 0) return;
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllBottom metrics:nil views:views]];
    }];
}

@end
