import UIKit

enum Constants {
    enum Format {
        static let prefix = "H:|-"
        static let suffix = "-|"
        static let column = "V:|-[name]-[value]-|"
    }

    enum Metric {
        static let values = ["minimum": 44]
    }
}

final class KeyValueView: UIView {
    let name = UILabel()
    let value = UILabel()

    func set() {
        let views = ["name": name, "value": value]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: Constants.Format.prefix + "[name(>=minimum)]" + Constants.Format.suffix,
            options: [], metrics: Constants.Metric.values, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "\(Constants.Format.prefix)[value]\(Constants.Format.suffix)",
            options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: Constants.Format.column, options: [], metrics: nil, views: views))
    }
}
