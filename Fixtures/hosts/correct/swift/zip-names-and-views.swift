import UIKit

class HintsView: UIView {
    func show(_ icon: UIImageView, _ headline: UILabel, _ text: UILabel) {
        var bindings: [String: UIView] = [:]
        for (name, view) in zip(["icon", "headline", "text"], [icon, headline, text] as [UIView]) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            bindings[name] = view
        }
        let formats = [
            "H:|-[icon(32)]-[headline]-|",
            "H:[icon]-[text]-|",
            "V:|-[icon(32)]",
            "V:|-[headline]-4-[text]-(>=8)-|",
        ]
        addConstraints(formats.flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: bindings)
        })
    }

    func dictionary(_ views: [UIView]) -> [String: UIView] {
        return Dictionary(uniqueKeysWithValues: zip(["a", "b"], views))
    }

    func showPair(_ one: UIView, _ two: UIView) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-[b(==a)]", options: [], metrics: nil, views: dictionary([one, two])))
    }
}
