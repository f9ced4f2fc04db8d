import UIKit

protocol Arrangeable: AnyObject {
    var arranged: [String: UIView] { get }
    func arrange(_ format: String)
}

extension Arrangeable where Self: UIView {
    func arrange(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: arranged))
    }
}
