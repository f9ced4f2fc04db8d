// strings: 1
#import "Panel.h"

#define PIN(PARENT, VIEW, FORMAT) [PARENT addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]
#define LOG(PARENT, VIEW, FORMAT) NSLog(FORMAT, PARENT, VIEW)
#define NAME(VIEW) @"["#VIEW

@implementation Panel
- (void)addBox:(UIView *)box {
    PIN(self, box, @"H:|[box]|");
    LOG(self, box, @"added [%@ to %@");
    NSLog(@"%@", NAME(box));
}
@end
