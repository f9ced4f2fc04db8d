import UIKit

final class SplitView: UIView {
    private var format = "H:|[left]|"
    private let metrics = ["gap": 8]
    private let left = UIView(), right = UIView()

    var widths: [String: Int] = [:] {
        didSet(metrics) {
            apply("H:[left(wide)]", metrics)
        }
    }

    var rule: String {
        get { format }
        set(format) { apply(format, ["wide": 3]) }
    }

    var newest: [String: Int] {
        get { metrics }
        set { apply("H:[left(wide)]", newValue) }
    }

    subscript(index: Int) -> [String: Int] {
        get { metrics }
        set(metrics) { apply("H:[left(wide)]-gap-[right]", metrics) }
    }

    private func apply(_ format: String, _ metrics: [String: Int]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics,
            views: ["left": left, "right": right]))
    }
}
