// strings: 3
import UIKit

class Layout {
    class func constraints(format: String, views: [String: AnyObject]) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views)
    }
}

func add(view: UIView, bar: UIView) {
    view.addConstraints(Layout.constraints("H:|[bar]|", views: ["bar": bar]))
    view.addConstraints(Layout.constraints("V:[bar(44)]|", views: ["bar": bar]))
    view.addConstraints(Layout.constraints("V:[bar(44]|", views: ["bar": bar])) // fault: `)`
}
