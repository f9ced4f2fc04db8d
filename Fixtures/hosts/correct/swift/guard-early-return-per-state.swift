import UIKit

final class EmptyStateView: UIView {
    private let title = UILabel()
    private var picture: UIImageView?

    func rebuild() {
        removeConstraints(constraints)
        guard let picture = picture else {
            let views = ["title": title]
            add("H:|-[title]-|", views)
            add("V:|-(>=20)-[title]-(>=20)-|", views)
            return
        }
        let views: [String: UIView] = ["title": title, "picture": picture]
        add("H:|-(>=20)-[picture(120)]-(>=20)-|", views)
        add("H:|-[title]-|", views)
        add("V:|-40-[picture(120)]-[title]", views)
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
