#import "FA_SSLayoutHelper.h"

@implementation SSLayoutHelper

+ (void)strip:(UIView *)view
{
    [view removeConstraints:view.constraints];
}

@end
