// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addView:(UIView *)view kind:(NSString *)kind {
    NSDictionary *metrics = @{ @"smallwidth" : @16, @"largewidth" : @32 };
    NSDictionary *views = NSDictionaryOfVariableBindings(view);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:[view(%@width)]", kind] options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:[view(%@height)]", kind] options:0 metrics:metrics views:views]]; // fault: height
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|-small%@-[view]", kind] options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|-(tiny%@)-[view]", kind] options:0 metrics:metrics views:views]]; // fault: tiny
}
@end
