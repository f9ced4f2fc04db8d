// strings: 2
import UIKit

// In Swift 3 the label belongs to the call. A call without it is a call of the other function.
final class Panel: UIView {
    func show(format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func show(_ text: String, views: [String: UIView]) {
        accessibilityLabel = text + " of \(views.count)"
    }

    func setUp(box: UIView) {
        show(format: "H:|[box]|", views: ["box": box])
        show(format: "V:|[bex]|", views: ["box": box]) // fault: bex
        show("[no format", views: ["box": box])
        show("H:|[neither]|", views: ["box": box])
    }
}
