// strings: 2
#import "Panel.h"

// The format contains the name of the view that the macro is given.
#define FILL_WIDTH(VIEW) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|["#VIEW"]|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]
#define FILL_HEIGHT(VIEW) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|["#VIEW"|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]] // fault: expected `]`

@implementation Panel
- (void)addCanvas:(UIView *)canvas {
    FILL_WIDTH(canvas);
    FILL_HEIGHT(canvas);
}
@end
