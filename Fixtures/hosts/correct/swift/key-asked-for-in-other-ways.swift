import UIKit

/// A cell of which subclasses add the badge and the footer. Rows of missing views are left out.
class BadgeCell: UITableViewCell {
    let title = UILabel(), icon = UIImageView()
    private lazy var names: [String: UIView] = ["title": title, "icon": icon]

    func build(rows: [String]) {
        let views: [String: UIView] = ["title": title, "icon": icon]
        let hasBadge = views["badge"] != nil
        if hasBadge {
            add("H:[title]-[badge]-|", views)
        }
        add(views["note"] == nil ? "V:|-[title]" : "V:|-[note]-[title]", views)
        guard views.index(forKey: "footer") != nil, rows.count > 1 else { return }
        add("V:[title]-[footer]-|", views)
    }

    func buildOptional() {
        if let detail = names["detail"] as? UILabel, detail.text != nil {
            add("H:[icon]-[detail]", names)
        }
        let map = ["icon": icon] as NSDictionary
        if map.object(forKey: "shadow") != nil {
            add("H:[shadow][icon]", map as! [String: UIView])
        }
        let view = names["cover"]
        view?.isHidden = true
        if view != nil { add("V:|[cover]|", names) }
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
