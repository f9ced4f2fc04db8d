import LayoutShim
import XCTest

/// Tests of a module that implements Apple's classes on Linux. Its methods throw errors.
final class ShimTests: XCTestCase {
    func testErrorsAreThrown() {
        XCTAssertThrowsError(
            try LayoutShim.NSLayoutConstraint.constraints(
                withVisualFormat: "[not closed", options: [], metrics: nil, views: [:]))
        XCTAssertThrowsError(
            try constraints(withVisualFormat: "", options: [], metrics: nil, views: [:]))
    }

    func testNumberOfConstraints() throws {
        let box = Box(name: "box")
        let result = try LayoutShim.NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[box]-|", options: [], metrics: nil, views: ["box": box])
        XCTAssertEqual(result.count, 2)
    }
}
