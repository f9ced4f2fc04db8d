// strings: 4
#import <UIKit/UIKit.h>

@implementation Panel
- (void)addBox:(UIView *)box {
    NSDictionary *views = @{ @"box" : box };
    NSMutableString *format = @"H:|".mutableCopy;
    [format appendString:@"[box]|"];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[boox]|".mutableCopy options:0 metrics:nil views:views]]; // fault: boox
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[@"V:|-[bax]" copy] options:0 metrics:nil views:views]]; // fault: bax
    NSMutableString *column = [@"V:[box]" mutableCopy];
    [column appendString:@"-[bar]|"]; // fault: bar
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
}
@end
