// strings: 1
import UIKit

class Grid: UIView {
    func addFormat(format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views))
    }

    func setUp(cell: UIView) {
        addFormat("H:|[cell]|", views: ["cell": cell])
    }
}

class DateParser {
    func addFormat(format: String, views: [String: UIView]) { print(format) }

    func setUp(cell: UIView) {
        addFormat("[yyyy", views: ["cell": cell])
    }
}
