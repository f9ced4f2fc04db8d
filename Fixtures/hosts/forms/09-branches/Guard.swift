// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView?) {
    var format = "H:|[x]|"
    var views = ["x": x]
    if let y = y {
        format = "H:|[x][y][z]|" // fault: z
        views = ["x": x, "y": y]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
