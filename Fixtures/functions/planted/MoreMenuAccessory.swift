import UIKit

/// Small round button with a dot for unread items.
final class MoreMenuAccessory: UIView {
    private let button = UIButton(type: .custom)
    private let dot = UIView()

    func install(unread: Int) {
        translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        dot.translatesAutoresizingMaskIntoConstraints = false
        dot.isHidden = unread == 0
        addSubview(button)
        button.addSubview(dot)
        let constraints = [
            button.centerXAnchor.constraint(equalTo: centerXAnchor),
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 44),
            button.heightAnchor.constraint(equalToConstant: 44),
            dot.topAnchor.constraint(equalTo: button.topAnchor, constant: 4),
            dot.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -4),
            dot.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 28),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10)
        ]
        NSLayoutConstraint.activate(constraints)
    }
}
