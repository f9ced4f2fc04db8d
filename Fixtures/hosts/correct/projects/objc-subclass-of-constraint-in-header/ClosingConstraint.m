#import "ClosingConstraint.h"

@implementation ClosingConstraint

+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views
{
    return [super constraintsWithVisualFormat:[format stringByAppendingString:@"|"] options:options metrics:metrics views:views];
}

@end
