import UIKit

class EscapeView: UIView {
    let a = UIView()
    let _b2 = UIView()
    let camelCaseName = UIView()

    func layOut() {
        let views: [String: UIView] = [
            "\u{61}": a,
            "_b2": _b2,
            "camelCaseName": camelCaseName,
            "__": UIView(),
        ]
        add("H:|-\u{5B}a\u{5D}-[_b2]-\u{7C}", views)
        add("\u{56}:|[camelCaseName]|", views)
        add("H:[__(==_b2)]", views)
    }

    func add(_ f: String, _ v: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: v))
    }
}
