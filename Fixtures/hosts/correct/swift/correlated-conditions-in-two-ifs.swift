import UIKit

final class CorrelatedView: UIView {
    let title = UILabel()
    let detail = UILabel()
    let icon = UIImageView()

    func build(showsIcon: Bool, axis: NSLayoutConstraint.Axis) {
        var views: [String: UIView] = ["title": title, "detail": detail]
        if showsIcon {
            views["icon"] = icon
        }
        var row = "H:|-"
        if showsIcon { row += "[icon(20)]-" }
        row += "[title]-|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: row, options: [], metrics: nil, views: views))
        if showsIcon {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[icon(20)]", options: [], metrics: nil, views: views))
        }

        let horizontal = axis == .horizontal
        let options: NSLayoutConstraint.FormatOptions = horizontal ? .alignAllTop : .alignAllLeading
        let pair = "\(horizontal ? "H" : "V"):[title]-[detail]"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: pair, options: options, metrics: nil, views: views))
    }

    func join(axis: NSLayoutConstraint.Axis) {
        var options: NSLayoutConstraint.FormatOptions = []
        if axis == .vertical { options = [.alignAllLeft, .alignAllRight] }
        var format = "H:[title][detail]"
        if axis == .vertical { format = "V:[title][detail]" }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: ["title": title, "detail": detail]))
    }
}
