#import <XCTest/XCTest.h>
#import <UIKit/UIKit.h>

@interface CountTests : XCTestCase
@end

@implementation CountTests

- (void)testCounts
{
    UIView *container = [UIView new], *a = [UIView new], *b = [UIView new];
    [container addSubview:a];
    [container addSubview:b];
    NSDictionary *views = NSDictionaryOfVariableBindings(a, b);
    struct { NSString *format; NSUInteger count; } rows[] = {
        { @"H:|-[a]-[b]-|", 3 },
        { @"H:|-[a]", 1 },
        { @"V:[a(20)]", 1 },
    };
    for (size_t i = 0; i < 3; i++) {
        NSArray *result = [NSLayoutConstraint constraintsWithVisualFormat:rows[i].format options:0 metrics:nil views:views];
        XCTAssertEqual(result.count, rows[i].count);
    }
    for (NSString *format in @[@"[a]-[b]", @"[a]-[b(a)]", @"V:|-[a]-[b]-|", @"V:|-[a]"]) {
        XCTAssertNoThrow([NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]);
    }
}

@end
