// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    var format = "H:|[x]|"
    var views = ["x": x]
    if !isWide {
        format = "H:|[y]|"
        // The dictionary is completed after the branch.
    }
    views["y"] = y
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
