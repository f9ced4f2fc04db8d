#import <XCTest/XCTest.h>

static NSArray *Constraints(NSString *format, NSDictionary *views)
{
    return [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
}

@implementation FormatErrorTests

- (void)testAssertionsForExceptions
{
    UIView *tile = [UIView new];
    NSDictionary *views = NSDictionaryOfVariableBindings(tile);
    XCTAssertThrows([NSLayoutConstraint constraintsWithVisualFormat:@"H:|[tile" options:0 metrics:nil views:views]);
    XCTAssertThrowsSpecific(Constraints(@"H:|[tile]]", views), NSException, @"no error");
    XCTAssertThrowsSpecificNamed([NSLayoutConstraint constraintsWithVisualFormat:@"V:|[missing]|" options:0
                                                                         metrics:nil views:views],
                                 NSException, NSInvalidArgumentException);
}

- (void)testHandlerAfterFailure
{
    NSDictionary *views = @{@"tile": [UIView new]};
    @try {
        [NSLayoutConstraint constraintsWithVisualFormat:@"H:[tile" options:0 metrics:nil views:views];
        XCTFail(@"expected an exception");
    } @catch (NSException *exception) {
        XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
    }
}

- (void)testHandlerSetsFlag
{
    BOOL raised = NO;
    @try {
        Constraints(@"H:|-(-[tile]", @{@"tile": [UIView new]});
    } @catch (NSException *exception) {
        raised = YES;
    }
    XCTAssertTrue(raised);
}

- (void)testMatchers
{
    NSDictionary *views = @{@"tile": [UIView new]};
    expect(^{ Constraints(@"H:|[tile", views); }).to.raiseAny();
    expectAction(^{ Constraints(@"H:|[tile", views); }).to(raiseException());
    [[theBlock(^{ [NSLayoutConstraint constraintsWithVisualFormat:@"[]" options:0 metrics:nil views:views]; }) should] raise];
}

@end
