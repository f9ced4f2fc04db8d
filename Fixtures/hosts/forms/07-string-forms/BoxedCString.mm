// strings: 3
#import <UIKit/UIKit.h>

static const char *const kRow = "H:|[box]|";
static constexpr char kColumn[] = "V:|[books]|"; // fault: books

@implementation Panel
- (void)addBox:(UIView *)box {
    NSDictionary *views = @{ @"box" : box };
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@(kRow) options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithUTF8String:kColumn] options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@("V:[bx]") options:0 metrics:nil views:views]]; // fault: bx
}
@end
