// strings: 3
import UIKit

enum Kind { case one, two, three }

func build(parent: UIView, a: UIView, b: UIView, kind: Kind) {
    let format: String
    let views: [String: UIView]
    switch kind {
    case .one:
        format = "H:|[a]|"
        views = ["a": a]
    case .two:
        format = "H:|[a][b]|"
        views = ["a": a, "b": b]
    case .three:
        format = "V:|[a]|" // fault: a
        views = ["b": b]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
}
