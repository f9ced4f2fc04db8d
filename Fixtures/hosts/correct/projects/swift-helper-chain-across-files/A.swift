import UIKit

func makeConstraints(_ format: String, _ views: [String: Any], _ metrics: [String: Any] = [:]) -> [NSLayoutConstraint] {
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views)
}
