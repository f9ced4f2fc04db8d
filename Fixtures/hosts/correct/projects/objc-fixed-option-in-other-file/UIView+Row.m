#import "UIView+Row.h"

@implementation UIView (Row)

- (void)row:(NSString *)format views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
}

@end
