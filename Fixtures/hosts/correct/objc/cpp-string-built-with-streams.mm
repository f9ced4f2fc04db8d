#import <AppKit/AppKit.h>
#include <sstream>
#include <string>

namespace layout {

std::string Column(int count)
{
    std::ostringstream out;
    out << "V:|";
    for (int i = 0; i < count; ++i) {
        out << "-[cell" << i << "(>=" << 20 << ")]";
    }
    out << "-|";
    return out.str();
}

}  // namespace layout

@implementation StreamView

- (void)setCells:(NSArray<NSView *> *)cells
{
    NSMutableDictionary *views = [NSMutableDictionary new];
    int count = 0;
    for (NSView *cell in cells) {
        views[[NSString stringWithFormat:@"cell%d", count++]] = cell;
    }
    if (count == 0) return;
    NSString *format = [NSString stringWithUTF8String:layout::Column(count).c_str()];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[cell0]|" options:0 metrics:nil views:views]];
}

@end
