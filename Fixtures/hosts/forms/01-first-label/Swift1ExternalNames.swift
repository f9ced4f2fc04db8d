// strings: 3
import UIKit

func layOut(view: UIView, withFormat format: String, viewsByName views: [String: UIView]) {
    view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: .allZeros, metrics: nil, views: views))
}

func build(parent: UIView, left: UIView, right: UIView) {
    layOut(parent, withFormat: "H:|[left][right]|", viewsByName: ["left": left, "right": right])
    layOut(parent, withFormat: "V:|[left]|", viewsByName: ["left": left])
    layOut(parent, withFormat: "V:|[left]|", viewsByName: ["right": right]) // fault: left
}
