// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addBox:(UIView *)box {
    NSDictionary *views = @{ @"box" : box };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithUTF8String:"H:|[box]|"] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithUTF8String:"V:|[bokx]|"] options:0 metrics:nil views:views]]; // fault: bokx
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithCString:"V:|-[box" encoding:NSUTF8StringEncoding] options:0 metrics:nil views:views]]; // fault: box
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[[NSString alloc] initWithUTF8String:"V:[baux]|"] options:0 metrics:nil views:views]]; // fault: baux
}
@end
