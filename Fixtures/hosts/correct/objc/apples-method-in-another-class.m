#import <Foundation/Foundation.h>

/// A layout engine for receipts, which prints text.
@interface ReceiptLayout : NSObject
+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSUInteger)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
@end

@implementation ReceiptLayout

+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSUInteger)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views
{
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *line in [format componentsSeparatedByString:@"/"]) {
        [lines addObject:[line stringByPaddingToLength:40 withString:@" " startingAtIndex:0]];
    }
    return lines;
}

+ (NSArray *)example
{
    NSArray *a = [ReceiptLayout constraintsWithVisualFormat:@"[item / |price" options:0 metrics:nil views:nil];
    NSArray *b = [self constraintsWithVisualFormat:@"H:total" options:1 metrics:@{@"tax": @19} views:@{}];
    return [a arrayByAddingObjectsFromArray:b];
}

@end
