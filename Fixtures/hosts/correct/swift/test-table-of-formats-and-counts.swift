import XCTest

final class ConstraintCountTests: XCTestCase {
    func testCountsOfConstraints() {
        let container = UIView(), a = UIView(), b = UIView()
        container.addSubview(a)
        container.addSubview(b)
        let views = ["a": a, "b": b]
        let expectations: [(format: String, count: Int)] = [
            ("H:|-[a]-[b]-|", 3),
            ("H:|-[a]", 1),
            ("H:[b(20)]", 1),
            ("H:|-[a]-[b(20)]", 3),
        ]
        for (format, count) in expectations {
            let result = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views)
            XCTAssertEqual(result.count, count, format)
        }
    }
}
