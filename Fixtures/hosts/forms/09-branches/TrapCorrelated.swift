// strings: 4
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    let format: String
    let views: [String: UIView]
    if isWide {
        format = "H:|[x]|"
        views = ["x": x]
    } else {
        format = "H:|[y]|"
        views = ["y": y]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))

    // Two statements with the same condition.
    var column = "V:|[y]|"
    var named = ["y": y]
    if isWide { column = "V:|[x]|" }
    if isWide { named = ["x": x] }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: column, options: [], metrics: nil, views: named))
}
