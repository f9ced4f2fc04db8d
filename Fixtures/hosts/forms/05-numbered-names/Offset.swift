// strings: 5
import UIKit

extension UIView {
    func pin(_ format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for i in 0..<views.count { dictionary["v\(i + 1)"] = views[i] }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }
}

final class RowView: UIView {
    func setUp(icon: UIView, title: UIView) {
        pin("H:|[v1]-[v2]|", views: icon, title)
        pin("V:|[v1]|", views: icon)
        pin("V:|[v2]|", views: title) // fault: v2
        pin("H:|[v1]-[v3]|", views: icon, title) // fault: v3
        pin("V:|[w1]|", views: icon) // fault: w1
    }
}
