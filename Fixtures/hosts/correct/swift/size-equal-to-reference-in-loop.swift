import UIKit

final class EqualWidthsRow: UIView {
    func place(_ buttons: [UIButton]) {
        var views: [String: UIView] = [:]
        for (i, button) in buttons.enumerated() { views["b\(i)"] = button }
        var format = "H:|"
        for i in buttons.indices {
            let reference = i == 0 ? "" : "(==b\(i - 1))"
            format += "-[b\(i)\(reference)]"
        }
        format.append("-|")
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
        for i in 0..<buttons.count where i > 0 {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[b\(i)(b\(i - 1))]", options: [], metrics: nil, views: views))
        }
    }
}
