#import <UIKit/UIKit.h>

/// Closes each format with a bar.
@interface ClosingConstraint : NSLayoutConstraint
@end

@implementation ClosingConstraint

+ (NSArray *)constraintsWithVisualFormat:(NSString *)format
                                 options:(NSLayoutFormatOptions)options
                                 metrics:(NSDictionary *)metrics
                                   views:(NSDictionary *)views
{
    return [super constraintsWithVisualFormat:[format stringByAppendingString:@"|"]
                                      options:options
                                      metrics:metrics
                                        views:views];
}

@end

@implementation ClosedView

- (void)build
{
    UIView *inner = self.inner;
    NSDictionary *views = NSDictionaryOfVariableBindings(inner);
    [self addConstraints:[ClosingConstraint constraintsWithVisualFormat:@"H:|-[inner]-" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[inner]-|" options:0 metrics:nil views:views]];
}

@end
