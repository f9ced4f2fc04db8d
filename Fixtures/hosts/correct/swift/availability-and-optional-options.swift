import UIKit

final class OptionsView: UIView {
    func build(_ one: UIView, _ two: UIView, options: NSLayoutConstraint.FormatOptions? = nil) {
        var chosen: NSLayoutConstraint.FormatOptions = .alignAllCenterY
        let views = ["one": one, "two": two]
        for axis in ["H", "V"] {
            if axis == "V" { chosen = .alignAllCenterX }
            apply("\(axis):|[one][two]|", views, chosen)
        }
        chosen = []
        if #available(iOS 11, *) {
            chosen.insert(.spacingBaselineToBaseline)
            apply("V:[one]-[two]", views, chosen)
            chosen.remove(.spacingBaselineToBaseline)
        }
        apply("H:[one]-[two]", views, chosen)
        apply("V:[one(2)]", views, options ?? .alignAllLeft)
        let rows: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|-[one]-[two]", .alignAllTop), ("V:|-[one]-[two]", .alignAllLeft), ("V:[two]|", []),
        ]
        for (format, option) in rows { apply(format, views, option) }
        let isRow = one.frame.width > 10
        let direction: NSLayoutConstraint.FormatOptions = isRow ? .alignAllBottom : .alignAllRight
        apply(isRow ? "H:[one][two]|" : "V:[one][two]|", views, direction)
    }

    private func apply(
        _ format: String, _ views: [String: UIView], _ options: NSLayoutConstraint.FormatOptions
    ) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
    }
}
