// strings: 3
import UIKit

final class Panel: UIView {
    func setUp(a: UIView, b: UIView) {
        let views = Dictionary(dictionaryLiteral: ("a", a), ("b", b))
        let metrics = Dictionary<String, CGFloat>(dictionaryLiteral: ("gap", 8))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[a][b]|", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[c]|", options: [], metrics: metrics, views: views)) // fault: c
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-gep-[a]", options: [], metrics: metrics, views: views)) // fault: gep
    }
}
