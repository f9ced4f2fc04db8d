// strings: 2
#import "Layout.h"

@implementation Panel
- (void)addBox:(UIView *)box {
    Pin(self, @"H:|[box]|", @{ @"box" : box });
    Pin(self, @"H:|[baxx]|", @{ @"box" : box }); // fault: baxx
}
@end
