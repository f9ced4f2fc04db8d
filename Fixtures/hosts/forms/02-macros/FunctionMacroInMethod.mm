// strings: 3
#import "Panel.h"

#define ROW(PARENT, ...) AddRow(PARENT, @"H:|[view]|", NSDictionaryOfVariableBindings(__VA_ARGS__)) // fault: view

static void AddRow(UIView *parent, NSString *format, NSDictionary *views) {
    [parent addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

@implementation Panel
- (void)addItem:(UIView *)item {
    AddRow(self, @"H:|[item]|", NSDictionaryOfVariableBindings(item));
    AddRow(self, @"V:|[itam]|", NSDictionaryOfVariableBindings(item)); // fault: itam
    ROW(self, item);
}
@end
