// strings: 2
#import "BaseView.h"

@interface WideView : BaseView
@end

@implementation WideView
- (NSArray<NSString *> *)formats {
    return @[
        @"H:|[box]|",
        @"V:|[boxx]|", // fault: boxx
    ];
}
@end
