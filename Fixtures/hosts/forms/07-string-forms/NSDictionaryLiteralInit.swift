// strings: 2
import UIKit

final class Panel: UIView {
    func setUp(a: UIView) {
        let views: [String: UIView] = .init(dictionaryLiteral: ("a", a))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[aa]|", options: [], metrics: nil, views: views)) // fault: aa
    }
}
