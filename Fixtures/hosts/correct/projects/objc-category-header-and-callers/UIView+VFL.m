#import "UIView+VFL.h"

@implementation UIView (VFL)

- (void)vfl_add:(NSString *)format views:(NSDictionary *)views
{
    [self vfl_add:format options:0 metrics:nil views:views];
}

- (void)vfl_add:(NSString *)format
        options:(NSLayoutFormatOptions)options
        metrics:(NSDictionary *)metrics
          views:(NSDictionary *)views
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                                 options:options
                                                                 metrics:metrics
                                                                   views:views]];
}

@end
