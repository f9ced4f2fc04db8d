// strings: 2
import UIKit

func build(parent: UIView, icon: UIView, title: UIView, hasIcon: Bool) {
    var views = ["title": title]
    var format = "H:|-[icon]-|" // fault: icon
    if hasIcon {
        views["icon"] = icon
        format = "H:|-[icon]-[title]-|"
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
