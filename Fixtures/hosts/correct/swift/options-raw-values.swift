import UIKit

final class RawOptionsView: UIView {
    let p = UIView(), q = UIView()

    func build(baseline: Bool) {
        let views = ["p": p, "q": q]
        var options = NSLayoutConstraint.FormatOptions(rawValue: 1 << 3)
        if baseline {
            options = .init(rawValue: NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue)
        } else {
            options.insert(.alignAllBottom)
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[p][q]|", options: options, metrics: nil, views: views))

        let vertical: NSLayoutConstraint.FormatOptions = [.alignAllLeft, .alignAllRight]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[p]-[q]", options: vertical.subtracting(.alignAllRight), metrics: nil, views: views))
        options = .alignAllCenterX
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[q]-[p]", options: options, metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[p]-(>=4)-[q]", options: .spacingBaselineToBaseline, metrics: nil, views: views))
    }
}
