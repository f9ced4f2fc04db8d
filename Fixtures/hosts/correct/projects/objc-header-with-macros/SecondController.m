#import "LayoutMacros.h"

// This file replaces the macro of the header.
#undef ADD_VFL
#define ADD_VFL(FORMAT, VIEWS) NSLog(@"%@ %@", (FORMAT), (VIEWS))

@implementation SecondController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *panel = [UIView new];
    ADD_VFL(@"[panel", @{@"panel": panel});
    ADD_VFL_M(@"H:|-[panel(w)]", @{@"w": @99}, @{@"panel": panel});
    ADD_VFL_M(ROW(@"[panel]"), nil, NSDictionaryOfVariableBindings(panel));
}

@end
