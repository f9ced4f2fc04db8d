import UIKit

protocol Reporting {}

extension Reporting {
    func report(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["chart": UIView()]))
    }
}

/// View controllers report text. The more specific extension is chosen.
extension Reporting where Self: UIViewController {
    func report(_ format: String) {
        title = format
    }
}
