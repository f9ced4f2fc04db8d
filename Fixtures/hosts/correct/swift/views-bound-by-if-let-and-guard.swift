import UIKit

class OptionalNames: UIView {
    var views: [String: UIView]?
    let fallback = UIView()

    func parts() -> [String: UIView]? { return views }

    func build(_ dictionaries: [[String: UIView]]) {
        let views = ["fallback": fallback]
        if let views = parts() {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[main]|", options: [], metrics: nil, views: views))
        }
        for views in dictionaries {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[cell]|", options: [], metrics: nil, views: views))
        }
        dictionaries.forEach { views in
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[cell]|", options: [], metrics: nil, views: views))
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[fallback]|", options: [], metrics: nil, views: views))
    }

    func finish() {
        guard let views = views, !views.isEmpty else { return }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[main]|", options: [], metrics: nil, views: views))
    }
}
