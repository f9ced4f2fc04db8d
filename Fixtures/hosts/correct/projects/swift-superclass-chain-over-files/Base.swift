import UIKit

class BasePage: UIView {
    let title = UILabel()
    func install(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: names))
    }
    var names: [String: UIView] { ["title": title] }
    func start() { install("V:|[title]") }
}
