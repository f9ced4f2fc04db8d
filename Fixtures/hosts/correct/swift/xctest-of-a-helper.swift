import XCTest
@testable import App

final class FormatTests: XCTestCase {
    let a = UIView(), b = UIView()

    private func constraints(_ format: String) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b])
    }

    func testFlushViewsHaveNoGap() {
        let result = constraints("[a][b]")
        XCTAssertEqual(result.count, 1)
        XCTAssertEqual(result[0].constant, 0, "H:|[a[: unexpected gap")
    }

    func testEqualWidths() throws {
        let constraint = try XCTUnwrap(constraints("H:[a(==b)]").first)
        XCTAssertTrue(constraint.secondItem === b)
        XCTAssertEqual(constraint.firstAttribute, .width)
    }

    func testParserRejects() {
        for text in ["[a", "[a]-", "H|[a]", ""] {
            XCTAssertThrowsError(try FormatParser.parse(text)) { error in
                XCTAssertEqual((error as NSError).code, 1, text)
            }
        }
    }

    func testPerformance() {
        measure { _ = constraints("|-[a]-[b]") }
    }
}
