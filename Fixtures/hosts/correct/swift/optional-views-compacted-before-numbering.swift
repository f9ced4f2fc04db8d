import UIKit

extension UIView {
    func stackHorizontally(_ candidates: UIView?...) {
        let present = candidates.compactMap { $0 }
        var bindings: [String: UIView] = [:]
        var format = "H:|"
        for (index, view) in present.enumerated() {
            bindings["item\(index)"] = view
            format += (index > 0 ? "-" : "") + "[item\(index)]"
        }
        guard !present.isEmpty else { return }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format + "|", options: .alignAllTop, metrics: nil, views: bindings))
    }

    func numbered(_ format: String, _ candidates: UIView?...) {
        var bindings: [String: UIView] = [:]
        for view in candidates {
            guard let view = view else { continue }
            bindings["v\(bindings.count)"] = view
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: bindings))
    }
}

final class IconRow: UIView {
    let icon = UIImageView(), label = UILabel()
    var badge: UIView?

    func build() {
        stackHorizontally(icon, label, badge)
        if badge == nil {
            numbered("V:|[v0]-[v1]|", icon, badge, label)
        } else {
            numbered("V:|[v0]-[v2]|", icon, badge, label)
        }
    }
}
