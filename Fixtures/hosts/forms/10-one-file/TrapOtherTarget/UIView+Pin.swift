// strings: 0
import UIKit

extension UIView {
    fileprivate func pin(_ format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func fill(_ view: UIView) { pin("H:|[view]|", views: ["view": view]) }
}
