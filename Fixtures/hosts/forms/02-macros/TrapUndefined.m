// strings: 1
#import "Panel.h"

#define PIN(PARENT, VIEW, FORMAT) [PARENT addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]

@implementation Panel
- (void)addBox:(UIView *)box {
    PIN(self, box, @"H:|[box]|");
}
@end

#undef PIN
#define PIN(A, B, C) NSLog(C, A, B)

@implementation Note
- (void)addBox:(UIView *)box {
    PIN(self, box, @"pinned [%@ at %@");
}
@end
