// strings: 3
#import "Pin.h"

@interface Panel : UIView
@end

@implementation Panel
- (void)addBox:(UIView *)box {
    PinFormat(self, @"H:|[box]|", @{ @"box" : box });
    PinFormat(self, @"H:|[bax]|", @{ @"box" : box }); // fault: bax
    [self pinFormat:@"V:|[box" views:@{ @"box" : box }]; // fault: box
}
@end
