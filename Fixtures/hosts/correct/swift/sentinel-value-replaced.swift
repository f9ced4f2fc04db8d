import UIKit

final class AutoLayoutRow: UIView {
    static let automatic = "auto"
    let box = UIView()

    func build(wide: Bool) {
        var format = "auto"
        format = format == "auto" ? (wide ? "H:|-20-[box]-20-|" : "H:|[box]|") : format
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
        column()
    }

    private func column(_ format: String = AutoLayoutRow.automatic) {
        let visual = format == AutoLayoutRow.automatic ? "V:|[box]|" : format
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: visual, options: [], metrics: nil, views: ["box": box]))
    }
}
