// strings: 3
#import "Panel.h"

#define PIN(PARENT, VIEW, FORMAT) [PARENT addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]

@implementation Panel
- (void)setUp {
    UIView *box = [[UIView alloc] init];
    PIN(self, box, @"H:|[box]|");
    PIN(self, box, @"V:|-[box(>=100)]");
    PIN(self, box, @"V:|-[bax(>=100)]"); // fault: bax
}
@end
