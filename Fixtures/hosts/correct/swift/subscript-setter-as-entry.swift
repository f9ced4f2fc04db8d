import UIKit

struct LayoutProxy {
    let view: UIView
    var views: [String: UIView]

    subscript(format: String) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views)
    }

    subscript(horizontal body: String) -> [NSLayoutConstraint] {
        return self["H:|" + body + "|"]
    }
}

final class RibbonView: UIView {
    let ribbon = UIView()
    let knot = UIView()

    func build() {
        let proxy = LayoutProxy(view: self, views: ["ribbon": ribbon, "knot": knot])
        NSLayoutConstraint.activate(proxy["V:|[ribbon]|"])
        NSLayoutConstraint.activate(proxy[horizontal: "[ribbon][knot(12)]"])
        NSLayoutConstraint.activate(proxy["V:|-[knot]-|"])
    }
}
