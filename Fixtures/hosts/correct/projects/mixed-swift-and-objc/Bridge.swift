import UIKit

final class BridgedView: LegacyView {
    let leaf = UIView()

    func build() {
        add(format: "H:|-[leaf]-", views: ["leaf": leaf])
        add(format: "V:|[leaf]", views: ["leaf": leaf])
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[leaf(>=1)]", options: [], metrics: nil, views: ["leaf": leaf]))
    }
}
