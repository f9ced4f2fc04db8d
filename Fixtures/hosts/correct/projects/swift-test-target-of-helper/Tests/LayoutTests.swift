import XCTest
@testable import Layout

final class LayoutTests: XCTestCase {
    func testConstraints() {
        let a = UIView(), b = UIView()
        let layout = VisualLayout(views: ["a": a, "b": b])
        XCTAssertEqual(layout.constraints("[a]-std-[b]").count, 1)
        XCTAssertEqual(layout("H:[a(b)]").count, 1)
        let other = VisualLayout(views: ["c": a], metrics: ["gap": 2])
        XCTAssertEqual(other("[c(gap)]").first?.constant, 2)
    }

    func testBalance() {
        XCTAssertFalse(VisualLayout.isBalanced("[a"))
        XCTAssertFalse(VisualLayout.isBalanced("|-[a]-[b"))
        XCTAssertTrue(VisualLayout.isBalanced(""))
    }
}
