import UIKit

enum ToastPosition { case top, bottom, center }

struct ToastPresenter {
    let host: UIView

    func show(_ text: String, at position: ToastPosition) {
        let toast = makeToast(text)
        host.addSubview(toast)
        var constraints = [
            toast.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            toast.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 24)
        ]
        if position == .top {
            constraints.append(toast.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 12))
        } else if position == .bottom {
            constraints.append(toast.bottomAnchor.constraint(equalTo: host.safeAreaLayoutGuide.bottomAnchor, constant: -12))
        } else {
            constraints.append(toast.centerYAnchor.constraint(equalTo: host.centerYAnchor))
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func makeToast(_ text: String) -> UIView {
        let container = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            container.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            container.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16)
        ])
        return container
    }

    func replace(_ old: UIView, with new: UIView) {
        old.heightAnchor.constraint(equalToConstant: 48).isActive = true
        old.topAnchor.constraint(equalTo: host.topAnchor, constant: 8).isActive = true
        old.removeFromSuperview()
        host.addSubview(new)
        new.translatesAutoresizingMaskIntoConstraints = false
        new.topAnchor.constraint(equalTo: host.topAnchor, constant: 20).isActive = true
        new.heightAnchor.constraint(equalToConstant: 64).isActive = true
        new.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        new.trailingAnchor.constraint(equalTo: host.trailingAnchor).isActive = true
    }
}
