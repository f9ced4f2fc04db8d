import UIKit

final class ReferencesView: UIView {
    let left = UIView()
    let right = UIView()

    private func constraints(for format: String) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["left": left, "right": right])
    }

    func build() {
        ["H:|-[left]-[right(left)]-|", "V:|-[left]-|"].map(constraints(for:)).forEach(addConstraints)
        ["V:|-[right]-|"].flatMap(constraints).forEach(addConstraint)
        let make = constraints(for:)
        addConstraints(make("H:[left(>=20)]"))
        let unbound = ReferencesView.constraints(for:)
        addConstraints(unbound(self)("V:[right(>=20)]"))
    }
}
