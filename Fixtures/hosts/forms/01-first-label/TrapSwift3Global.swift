// strings: 1
import UIKit

func pin(format: String, views: [String: UIView]) {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
}

func pin(_ title: String, _ views: [String: UIView]) {
    print(title, views.count)
}

func build(a: UIView) {
    pin(format: "H:|[a]|", views: ["a": a])
    pin("H:|[title", ["a": a])
}
