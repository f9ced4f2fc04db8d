// strings: 1
import UIKit

class BaseView: UIView {
    let box = UIView()

    func formats() -> [String] { ["H:|[box]|"] }

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
    }

    func setUp() {
        formats().forEach { add($0) }
    }
}

// The subclass gives its own views to its own formats.
final class PairView: BaseView {
    let other = UIView()

    override func formats() -> [String] { ["H:|[other]|"] }

    override func add(_ format: String) { print(format, other) }
}
