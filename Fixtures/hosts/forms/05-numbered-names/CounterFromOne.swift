// strings: 5
import UIKit

extension UIView {
    func pin(_ format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        var number = 0
        for view in views {
            number += 1
            dictionary["view\(number)"] = view
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }
}

final class RowView: UIView {
    func setUp(icon: UIView, title: UIView) {
        pin("H:|[view1]-[view2]|", views: icon, title)
        pin("V:|[view1]|", views: icon)
        pin("V:|[view2]|", views: title) // fault: view2
        pin("H:|[view1]-[view3]|", views: icon, title) // fault: view3
        pin("V:|[w1]|", views: icon) // fault: w1
    }
}
