import UIKit

final class MutationsView: UIView {
    func build(_ a: UIView, _ b: UIView, _ c: UIView) {
        var views: [String: UIView] = [:]
        views.updateValue(a, forKey: "a")
        views["b", default: a] = b
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[a][b]|", options: [], metrics: nil, views: views))

        var others = ["c": c]
        swap(&views, &others)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[c]|", options: [], metrics: nil, views: views))
        (views, others) = (others, views)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[a]|", options: [], metrics: nil, views: views))
        for key in ["d", "e"] where views[key] == nil {
            views[key] = UIView()
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[d][e]", options: [], metrics: nil, views: views))
        let copy = views
        views.removeAll()
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[d(e)]", options: [], metrics: nil, views: copy))
    }
}
