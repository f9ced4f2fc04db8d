// strings: 2
#import "Panel.h"

// The dictionary has the macro's own variables, beside the view that the call names.
#define CENTER(VIEW, FORMAT) do { \
    UIView *parent = [VIEW superview]; \
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT \
        options:NSLayoutFormatAlignAllCenterY metrics:nil views:NSDictionaryOfVariableBindings(parent, VIEW)]]; \
} while (0)

@implementation Panel
- (void)addMark:(UIView *)mark {
    CENTER(mark, @"H:[parent]-(<=1)-[mark]");
    CENTER(mark, @"H:[mark]-(<=1)-[parent]");
}
@end
