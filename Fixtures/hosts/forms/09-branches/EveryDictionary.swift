// strings: 3
import UIKit

func build(parent: UIView, x: UIView, y: UIView, z: UIView, isWide: Bool) {
    let views: [String: UIView]
    if isWide {
        views = ["x": x, "z": z]
    } else {
        views = ["y": y, "z": z]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[z]|", options: [], metrics: nil, views: views))
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[w]|", options: [], metrics: nil, views: views)) // fault: w
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[z(h)]-a-|", options: [], metrics: isWide ? ["a": 1] : ["a": 2], views: views)) // fault: h
}
