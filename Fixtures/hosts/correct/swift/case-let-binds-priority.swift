import UIKit

/// The size of a large screen, in points.
let size = 1200

enum Rule {
    case prefer(size: Int)
    case none
}

final class RuledView: UIView {
    let box = UIView()

    func apply(_ rule: Rule) {
        let views = ["box": box]
        if case let .prefer(size) = rule {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:[box(>=40@\(size))]", options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[box(>=40@size)]", options: [], metrics: ["size": size], views: views))
        } else {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:[box(<=\(size))]", options: [], metrics: nil, views: views))
        }
    }

    func example() {
        apply(.prefer(size: 750))
    }
}
