// strings: 3
import UIKit

extension UIView {
    func pin(_ format: String, views: [UIView]) {
        let dictionary = Dictionary(uniqueKeysWithValues: views.enumerated().map { ("v\($0.offset)", $0.element) })
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }
}

final class ListView: UIView {
    // The number of subviews is unknown, but each name is `v` and a number.
    func setUp() {
        pin("H:|[v0]-[v12]|", views: subviews)
        pin("V:|[view0]|", views: subviews) // fault: view0
        pin("V:|[w0]|", views: subviews) // fault: w0
    }
}
