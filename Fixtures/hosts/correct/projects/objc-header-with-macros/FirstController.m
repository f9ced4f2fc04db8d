#import "LayoutMacros.h"

@implementation FirstController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *background = [UIView new];
    UILabel *hello = [UILabel new];
    NSDictionary *views = NSDictionaryOfVariableBindings(hello);
    FILL(background);
    ADD_VFL(@"H:|-[hello]-|", views);
    ADD_VFL(ROW(@"[hello(>=10)]"), views);
    ADD_VFL_M(@"V:|-top-[hello]", @{@"top": @30}, views);
}

@end
