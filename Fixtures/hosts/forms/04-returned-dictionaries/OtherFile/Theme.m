// strings: 0
#import "Theme.h"

@implementation Theme
+ (NSDictionary *)sizes {
    return @{ @"gap" : @8, @"edge" : @20 };
}
@end

NSDictionary *MakeMetrics(void) {
    return @{ @"row" : @44 };
}
