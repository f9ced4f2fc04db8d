#import "PadLayout.h"

@implementation PadCell

- (void)build
{
    UILabel *text = self.text;
    LAYOUT(NSDictionaryOfVariableBindings(text), @"|-[text]-|");
    LAYOUT(NSDictionaryOfVariableBindings(text), @"[text(>=20)]");
}

@end
