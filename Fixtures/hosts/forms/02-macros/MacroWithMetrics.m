// strings: 3
#import "Panel.h"

#define METRICS @{ @"margin" : @12, @"gap" : @6 }
#define ADD(FORMAT, ...) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:METRICS views:NSDictionaryOfVariableBindings(__VA_ARGS__)]]

@implementation Panel
- (void)addName:(UIView *)name value:(UIView *)value {
    ADD(@"H:|-margin-[name]-gap-[value]-margin-|", name, value);
    ADD(@"V:|-margin-[name]-margin-|", name);
    ADD(@"V:|-margins-[value]", value); // fault: margins
}
@end
