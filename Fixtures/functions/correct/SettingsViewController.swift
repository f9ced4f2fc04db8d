import UIKit

extension NSLayoutConstraint {
    func withPriority(_ value: Float) -> NSLayoutConstraint {
        priority = UILayoutPriority(value)
        return self
    }
}

final class SettingsViewController: UIViewController {

    private let card = UIView()
    private let titleLabel = UILabel()
    private let toggle = UISwitch()
    private let footnote = UILabel()

    func layoutCard() {
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).withPriority(999),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).withPriority(999),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24)
        ])
    }

    func layoutRow() {
        for v in [titleLabel, toggle] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(v)
        }
        let preferred = titleLabel.heightAnchor.constraint(equalToConstant: 30)
        preferred.priority = .defaultHigh
        let minimum = titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        NSLayoutConstraint.activate([
            preferred,
            minimum,
            titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            titleLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            toggle.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            toggle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            toggle.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor)
        ])
    }

    func layoutFootnote(style: UITableView.Style) {
        footnote.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footnote)
        footnote.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8).isActive = true
        switch style {
        case .plain:
            footnote.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            footnote.widthAnchor.constraint(equalToConstant: 280).isActive = true
        case .grouped:
            footnote.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
            footnote.widthAnchor.constraint(equalToConstant: 260).isActive = true
        default:
            footnote.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20).isActive = true
            footnote.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20).isActive = true
        }
    }

    func layoutVersionLabel() {
        let version = UILabel()
        version.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(version)
        version.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        guard traitCollection.verticalSizeClass == .regular else {
            version.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4).isActive = true
            version.heightAnchor.constraint(equalToConstant: 14).isActive = true
            return
        }
        version.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20).isActive = true
        version.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
}
