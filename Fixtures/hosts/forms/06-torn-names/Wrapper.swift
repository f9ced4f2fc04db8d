// strings: 3
import UIKit

extension UIView {
    func pin(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

func build(parent: UIView, side: String, leftCell: UIView, rightCell: UIView) {
    let views = ["leftCell": leftCell, "rightCell": rightCell]
    parent.pin("H:|[\(side)Cell]|", views)
    parent.pin("V:|[\(side)Bell]|", views) // fault: Bell
    parent.pin("V:|[\(side)Cell|", views) // fault: expected `]`
}
