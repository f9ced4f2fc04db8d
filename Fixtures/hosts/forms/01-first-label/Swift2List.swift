// strings: 4
import UIKit

extension UIViewController {
    func addFormats(formats: [String], views: [String: UIView]) {
        for format in formats {
            view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views))
        }
    }
}

class PairController: UIViewController {
    func setUp(a: UIView, b: UIView) {
        let views = ["a": a, "b": b]
        addFormats(["H:|[a][b]|", "V:|[a]|"], views: views)
        addFormats([
            "V:|[b]|",
            "V:[c]", // fault: c
        ], views: views)
    }
}
