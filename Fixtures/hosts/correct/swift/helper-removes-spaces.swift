import UIKit

extension NSLayoutConstraint {
    /// Accepts formats with spaces, for readability.
    class func readable(_ format: String, _ views: [String: UIView]) -> [NSLayoutConstraint] {
        let compact = format.replacingOccurrences(of: " ", with: "")
        return constraints(withVisualFormat: compact, options: [], metrics: nil, views: views)
    }
}

final class InvoiceRow: UIView {
    let item = UILabel(), amount = UILabel()

    func build() {
        let views = ["item": item, "amount": amount]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.readable("H: |-[item]- (>=8) -[amount]-|", views)
                + NSLayoutConstraint.readable("V: |-[item]-|", views)
                + NSLayoutConstraint.readable("V: |-[amount(item)]", views))
    }
}
