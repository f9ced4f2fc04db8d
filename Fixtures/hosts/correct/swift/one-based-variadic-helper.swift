import UIKit

extension UIView {
    /// The names of the views are `v1`, `v2`, …
    func fill(_ format: String, _ views: UIView...) {
        var named: [String: UIView] = [:]
        var number = 1
        for view in views {
            named["v\(number)"] = view
            number += 1
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: named))
    }
}

class SettingsRow: UITableViewCell {
    let label = UILabel(), toggle = UISwitch(), line = UIView()

    func setUp() {
        contentView.fill("H:|-[v1]-(>=8)-[v2]-|", label, toggle)
        contentView.fill("H:|-[v1]|", line)
        contentView.fill("V:|-[v1]-[v2(0.5)]|", label, line)
        contentView.fill("V:|-(>=4)-[v1]-(>=4)-[v2]", toggle, line)
    }
}
