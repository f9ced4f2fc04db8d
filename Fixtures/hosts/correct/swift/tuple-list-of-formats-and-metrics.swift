import UIKit

final class KeyboardAccessory: UIView {
    let field = UITextField()
    let send = UIButton()

    func set() {
        let views: [String: UIView] = ["field": field, "send": send]
        let table: [(format: String, metrics: [String: CGFloat]?)] = [
            (format: "H:|-edge-[field]-gap-[send(60)]-edge-|", metrics: ["edge": 10, "gap": 6]),
            (format: "V:|-6-[field]-6-|", metrics: nil),
            (format: "V:|-edge-[send]-edge-|", metrics: ["edge": 6]),
        ]
        for row in table {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: row.format, options: [], metrics: row.metrics, views: views))
        }
        for (format, metrics) in table.reversed() where metrics == nil {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}
