#import "PhoneLayout.h"

@implementation PhoneCell

- (void)build
{
    UILabel *text = self.text;
    LAYOUT(NSDictionaryOfVariableBindings(text), @"[text]");
    LAYOUT(NSDictionaryOfVariableBindings(text), @"(>=0)-[text(>=20)]");
}

@end
