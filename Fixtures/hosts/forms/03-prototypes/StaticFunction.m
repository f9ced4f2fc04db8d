// strings: 2
#import <UIKit/UIKit.h>

static NSArray *Constraints(NSString *, NSDictionary *);

@implementation Panel
- (void)addBox:(UIView *)box {
    [self addConstraints:Constraints(@"H:|[box]|", @{ @"box" : box })];
    [self addConstraints:Constraints(@"V:|[box|", @{ @"box" : box })]; // fault: box
}
@end

static NSArray *Constraints(NSString *format, NSDictionary *views) {
    return [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
}
