import UIKit

final class FormView: UIView {
    private var rows: [UIView] = []

    func setRows(_ newRows: [UIView]) {
        rows.forEach { $0.removeFromSuperview() }
        rows = newRows
        guard !rows.isEmpty else { return }

        var format = "V:|"
        var views: [String: UIView] = [:]
        for (index, row) in rows.enumerated() {
            row.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            let name = "row\(index)"
            views[name] = row
            format += "-[\(name)]"
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[\(name)]-|", options: [], metrics: nil, views: views))
        }
        format += "-|"
        addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
