import UIKit

final class MenuBuilder: UIView {
    let logo = UIImageView()

    /// Adds the constraints of a format.
    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["logo": logo]))
    }

    /// Adds a button with a title.
    func add(_ title: String, action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        addSubview(button)
    }

    func build() {
        add("H:|-[logo]-|")
        add("V:|-[logo]")
        add("[Quit") { exit(0) }
        add("About") {
            print("H:|[about")
        }
    }
}
