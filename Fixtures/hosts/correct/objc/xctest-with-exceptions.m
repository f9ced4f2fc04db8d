#import <XCTest/XCTest.h>
#import <UIKit/UIKit.h>

@interface VisualFormatTests : XCTestCase
@property (nonatomic, strong) UIView *container, *one, *two;
@end

@implementation VisualFormatTests

- (NSArray *)parse:(NSString *)format
{
    return [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:@{@"m": @3} views:@{@"one": self.one, @"two": self.two}];
}

- (void)testGap
{
    NSLayoutConstraint *gap = [self parse:@"[one]-m-[two]"].firstObject;
    XCTAssertEqual(gap.constant, 3, @"[one]-m: wrong gap");
}

- (void)testCounts
{
    NSDictionary *counts = @{
        @"[one][two]": @1,
        @"H:|[one]|": @2,
        @"V:|-[one(>=1)]-[two(one)]-|": @5,
    };
    [counts enumerateKeysAndObjectsUsingBlock:^(NSString *format, NSNumber *count, BOOL *stop) {
        XCTAssertEqual([self parse:format].count, count.unsignedIntegerValue, @"%@", format);
    }];
}

- (void)testPerformance
{
    [self measureBlock:^{
        for (int i = 0; i < 100; i++) {
            [self parse:[NSString stringWithFormat:@"[one(%d)]", i]];
        }
    }];
}

@end
