// strings: 5
import UIKit

func build(parent: UIView, x: UIView, y: UIView) {
    let rows = [
        ("H:|[x]|", ["x": x]),
        ("V:|[y]|", ["y": y]),
        ("V:|[x]|", ["y": y]), // fault: x
    ]
    for (format, views) in rows {
        parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    // The two loops use other elements.
    let pairs = [("H:[x]", ["x": x]), ("V:[y]", ["y": y])]
    for (format, _) in pairs {
        for (_, views) in pairs {
            parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}
