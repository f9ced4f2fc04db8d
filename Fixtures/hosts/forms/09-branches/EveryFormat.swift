// strings: 2
import UIKit

func build(parent: UIView, box: UIView, isWide: Bool) {
    // Each of the two strings is wrong.
    let format = isWide
        ? "H:|[bex]|" // fault: bex
        : "V:|[box|" // fault: box
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
}
