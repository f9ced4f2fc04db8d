// strings: 3
import UIKit

extension UIView {
    // A repeated name is a label of the call in Swift 2.
    func apply(format format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views))
    }
}

final class BadgeView: UIView {
    let dot = UIView()

    func setUp() {
        apply(format: "H:|-2-[dot]-2-|", views: ["dot": dot])
        apply(format: "V:|-2-[dot]-2-|", views: ["dot": dot])
        apply(format: "V:|-2-[dots]-2-|", views: ["dot": dot]) // fault: dots
    }
}
