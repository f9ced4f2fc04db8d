// strings: 5
import UIKit

// The numbers of these names are not those of the elements, so any number is possible.
final class ListView: UIView {
    func even(_ format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        var i = 0
        for view in views {
            dictionary["v\(i)"] = view
            i += 2
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }

    func tagged(_ format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for view in views.enumerated() { dictionary["v\(view.element.tag)"] = view.element }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }

    func visible(_ format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for item in views.enumerated() where !item.element.isHidden { dictionary["v\(item.offset)"] = item.element }
        dictionary["v9"] = self
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }

    func setUp(icon: UIView, title: UIView) {
        even("H:|[v0]-[v2]|", views: icon, title)
        tagged("H:|[v7]|", views: icon)
        tagged("H:|[v1]-[v20]|", views: icon, title)
        visible("H:|[v0]-[v1]|", views: icon, title)
        visible("H:|[v0]-[v9]|", views: icon)
    }
}
