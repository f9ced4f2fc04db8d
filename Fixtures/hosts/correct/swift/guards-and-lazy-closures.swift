import UIKit

final class LazyView: UIView {
    weak var badge: UIView?
    private lazy var title: UILabel = {
        let title = UILabel()
        let views = ["title": title]
        title.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[title(>=40)]", options: [], metrics: nil, views: views))
        return title
    }()
    private lazy var views: [String: UIView] = {
        var all: [String: UIView] = ["title": self.title]
        all["rule"] = UIView()
        return all
    }()
    private lazy var rows: [NSLayoutConstraint] = ["H:|[title]|", "V:|[title][rule(1)]|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: self.views)
    }

    func build() {
        NSLayoutConstraint.activate(rows)
        guard let badge = badge else {
            add("V:|[title]", views)
            views = ["none": title]
            add("V:[none]", views)
            return
        }
        views["badge"] = badge
        add("V:[badge]|", views)
        guard var copy = Optional(views), !copy.isEmpty else { return }
        copy["copy"] = badge
        add("H:[copy]", copy)
        if case let (format, names)? = choose() { add(format, names) }
        guard case .some(let names) = Optional(["deep": badge]) else { return add("H:[title]", views) }
        add("H:[deep]", names)
        let format: String
        let chosen: [String: UIView]
        if badge.isHidden {
            format = "H:[hidden]"
            chosen = ["hidden": badge]
        } else if badge.isOpaque {
            format = "H:[opaque]"
            chosen = ["opaque": badge]
        } else {
            fatalError("[neither")
        }
        add(format, chosen)
    }

    private func choose() -> (String, [String: UIView])? { badge.map { ("H:[chosen]", ["chosen": $0]) } }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
