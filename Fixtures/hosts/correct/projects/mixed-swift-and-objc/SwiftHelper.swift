import UIKit

extension UIView {
    /// A helper with the Swift name of another method.
    @objc(ab_addFormat:to:)
    func add(format: String, to views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

func useHelper(_ view: UIView, _ leaf: UIView) {
    view.add(format: "H:|-[leaf]-|", to: ["leaf": leaf])
}
