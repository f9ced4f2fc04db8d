import UIKit

final class PairView: UIView {
    let photo = UIImageView(), name = UILabel(), chevron = UIView(), toggle = UISwitch()

    enum Kind { case link, option, plain }

    func build(_ kind: Kind, compact: Bool) {
        var format: String
        var views: [String: UIView] = ["name": name]
        switch kind {
        case .link:
            format = "H:|-[name]-[chevron]-|"
            views["chevron"] = chevron
        case .option:
            format = "H:|-[name]-[toggle]-|"
            views["toggle"] = toggle
        case .plain:
            format = "H:|-[name]-|"
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))

        let (column, names): (String, [String: UIView])
        if compact {
            (column, names) = ("V:|[name]|", ["name": name])
        } else {
            (column, names) = ("V:|[photo][name]|", ["photo": photo, "name": name])
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: column, options: [], metrics: nil, views: names))

        let pair = compact ? ("H:[name]|", ["name": name]) : ("H:[photo]|", ["photo": photo])
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: pair.0, options: [], metrics: nil, views: pair.1))

        var last = ["name": name as UIView]
        format = "V:[name]|"
        if kind == .option {
            if compact {
                last = ["toggle": toggle]
                format = "V:[toggle]|"
            } else {
                format = "V:[toggle]-[name]"
                last["toggle"] = toggle
            }
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: last))
    }
}
