// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    var format = ""
    var views: [String: UIView] = [:]
    if isWide {
        format = "H:|[x]|"
        views = ["x": x]
    } else {
        format = "H:|[x]-[y]|" // fault: x
        views = ["y": y]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
