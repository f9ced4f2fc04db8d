#import <UIKit/UIKit.h>

@interface NSLayoutConstraint (Readable)
+ (NSArray *)constraintsWithReadableFormat:(NSString *)format views:(NSDictionary *)views;
@end

@implementation NSLayoutConstraint (Readable)

+ (NSArray *)constraintsWithReadableFormat:(NSString *)format views:(NSDictionary *)views
{
    NSString *compact = [[format componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] componentsJoinedByString:@""];
    return [self constraintsWithVisualFormat:compact options:0 metrics:nil views:views];
}

@end

static NSArray *Constraints(NSString *lines, NSDictionary *views)
{
    NSMutableArray *result = [NSMutableArray array];
    [lines enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
        if (line.length > 0) {
            [result addObjectsFromArray:[NSLayoutConstraint constraintsWithReadableFormat:line views:views]];
        }
    }];
    return result;
}

@implementation ReadableView

- (void)build
{
    NSDictionary *views = @{@"left": self.left, @"right": self.right};
    [self addConstraints:[NSLayoutConstraint constraintsWithReadableFormat:@"H: | - [left] - [right (left)] - |" views:views]];
    [self addConstraints:Constraints(@"V: |[left]|\n\nV: |[right]|\n", views)];
}

@end
