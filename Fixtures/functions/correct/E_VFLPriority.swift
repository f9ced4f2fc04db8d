import UIKit

extension NSLayoutConstraint {
    static func constraints(withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any], priority: UILayoutPriority) -> [NSLayoutConstraint] {
        let constraints = self.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
        constraints.forEach { $0.priority = priority }
        return constraints
    }
}

final class InvoiceLineView: UIView {
    private let name = UILabel()
    private let amount = UILabel()

    func layoutLine() {
        for label in [name, amount] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        let views = ["name": name, "amount": amount]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[name]-(>=8)-[amount(80)]-16-|", options: [.alignAllCenterY], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[name(20)]-8-|", options: [], metrics: nil, views: views))
        // wider amounts if there is room
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[amount(120)]", options: [], metrics: nil, views: views, priority: .defaultLow))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[name(44)]", options: [], metrics: nil, views: views, priority: .defaultHigh))
    }
}
