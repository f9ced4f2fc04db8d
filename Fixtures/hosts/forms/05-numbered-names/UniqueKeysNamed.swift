// strings: 5
import UIKit

extension UIView {
    func pin(_ format: String, views: UIView...) {
        let pairs = views.enumerated().map { (index, view) in ("v\(index)", view) }
        let dictionary = Dictionary(uniqueKeysWithValues: pairs)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }
}

final class RowView: UIView {
    func setUp(icon: UIView, title: UIView) {
        pin("H:|[v0]-[v1]|", views: icon, title)
        pin("V:|[v0]|", views: icon)
        pin("V:|[v1]|", views: title) // fault: v1
        pin("H:|[v0]-[v2]|", views: icon, title) // fault: v2
        pin("V:|[w0]|", views: icon) // fault: w0
    }
}
