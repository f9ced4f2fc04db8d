#import <UIKit/UIKit.h>

static const CGFloat kMargin = 12.5f;

@interface SpacerView : UIView
@end

@implementation SpacerView

- (void)addSpacers:(NSUInteger)count height:(CGFloat)height
{
    UIView *first = [UIView new];
    UIView *second = [UIView new];
    [self addSubview:first];
    [self addSubview:second];
    NSDictionary *views = NSDictionaryOfVariableBindings(first, second);
    NSString *row = [NSString stringWithFormat:@"H:|-%g-[first(>=%lu)]-(%.1f)-[second(==first)]-%g-|",
                     kMargin, (unsigned long)count, kMargin / 2, kMargin];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:row options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[first(%f@%d)]|", height, 999]
                                                                 options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[%@(%d)]", @"second", 30]
                                                                 options:0 metrics:nil views:views]];
}

@end
