import UIKit

/// A header whose subclasses can add views. The rows of missing views are left out.
class FlexibleHeader: UIView {
    let title = UILabel()

    func rows() -> [String] { return ["title", "subtitle", "date"] }

    func build() {
        let views: [String: UIView] = ["title": title]
        for name in ["title", "subtitle"] where views[name] != nil {
            add("H:|-[\(name)]-|", views)
        }
        if views.keys.contains("subtitle") {
            add("V:[title]-[subtitle]-|", views)
        } else {
            add("V:[title]-|", views)
        }
        if let date = views["date"] {
            date.isHidden = false
            add("V:|-[date]", views)
        }
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
