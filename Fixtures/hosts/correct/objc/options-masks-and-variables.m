#import <UIKit/UIKit.h>

static const NSLayoutFormatOptions kRow = NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom;

@implementation OptionsView

- (void)build
{
    NSDictionary *views = NSDictionaryOfVariableBindings(_a, _b, _c);
    NSLayoutFormatOptions options = kRow;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[_a][_b]" options:options metrics:nil views:views]];
    options &= ~NSLayoutFormatAlignAllBottom;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[_b][_c]|" options:options metrics:nil views:views]];
    options = NSLayoutFormatAlignAllLeading;
    options |= NSLayoutFormatAlignAllTrailing;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[_a]-[_b]" options:options metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[_b]-[_c]|" options:1 << 9 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[_a]-(>=2)-[_c]"
                                                                 options:self.hidden ? kRow : (NSLayoutFormatAlignAllCenterY | NSLayoutFormatDirectionLeftToRight)
                                                                 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[_a]-(>=3)-[_c]"
                                                                 options:NSLayoutFormatDirectionRightToLeft
                                                                 metrics:@{} views:views]];
}

@end
