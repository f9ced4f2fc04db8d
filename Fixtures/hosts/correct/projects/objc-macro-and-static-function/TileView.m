#import "Macros.h"

@implementation TileView

- (void)build
{
    LAY_OUT(@"H:|[tile]|");
    LAY_OUT(@"V:|[tile]|");
}

@end
