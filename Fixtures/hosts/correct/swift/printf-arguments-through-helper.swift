import UIKit

extension UIView {
    /// The format is one of `String(format:)`, whose result is a visual format.
    func addFormat(_ format: String, _ arguments: CVarArg..., views: [String: UIView]) {
        let visual = String(format: format, arguments: arguments)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: visual, options: [], metrics: nil, views: views))
    }
}

class PrintfView: UIView {
    let label = UILabel(), icon = UIImageView()
    var compact = false

    func build() {
        let views: [String: UIView] = ["label": label, "icon": icon]
        addFormat("H:|-(%d)-[icon(%d)]-[label]-|", 4, compact ? 10 : 20, views: views)
        addFormat("V:|-%@-[label]", compact ? "2" : "8", views: views)
        addFormat("V:|-[%@]-|", "icon", views: views)
        addFormat("H:[%1$@(>=%2$@)]", "label", "icon", views: views)
    }
}
