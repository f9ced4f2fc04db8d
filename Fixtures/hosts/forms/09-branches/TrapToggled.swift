// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    // The condition has another value in the second statement.
    var isWide = isWide
    var format = "H:|[y]|"
    var views = ["y": y]
    if isWide { format = "H:|[x]|" }
    isWide.toggle()
    if !isWide { views = ["x": x] }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
