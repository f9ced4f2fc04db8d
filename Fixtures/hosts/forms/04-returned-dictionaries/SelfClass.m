// strings: 3
#import <UIKit/UIKit.h>

@implementation Panel
+ (NSDictionary *)sizes {
    return @{ @"gap" : @8, @"height" : @44 };
}

- (void)addBar:(UIView *)bar {
    NSDictionary *views = NSDictionaryOfVariableBindings(bar);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[bar]-gap-|" options:0 metrics:[self.class sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar(height)]|" options:0 metrics:[self.class sizes] views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[bar(heigth)]|" options:0 metrics:[self.class sizes] views:views]]; // fault: heigth
}
@end
