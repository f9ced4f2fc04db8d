// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    let (format, views) = isWide
        ? ("H:|[x]|", ["x": x])
        : ("V:|[x]|", ["y": y]) // fault: x
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
