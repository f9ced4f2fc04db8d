import UIKit

final class PromptDialog: UIViewController {
    private let panel = UIView()
    private lazy var cancel: UIButton = {
        let b = UIButton(type: .system)
        b.setTitle("Cancel", for: .normal)
        return b
    }()
    private lazy var confirm = UIButton(type: .system)

    private lazy var spinner: UIView = {
        let s = UIView()
        s.translatesAutoresizingMaskIntoConstraints = false
        s.widthAnchor.constraint(equalToConstant: 30).isActive = true
        s.heightAnchor.constraint(equalToConstant: 30).isActive = true
        s.widthAnchor.constraint(equalToConstant: 32).isActive = true
        return s
    }()

    private func buildPanel() {
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
        NSLayoutConstraint.activate([
            panel.widthAnchor.constraint(equalToConstant: 280),
            panel.widthAnchor.constraint(greaterThanOrEqualToConstant: 300)
        ])
    }

    private func buildButtons() {
        let bar = UIView()
        for v in [bar, cancel, confirm] { v.translatesAutoresizingMaskIntoConstraints = false }
        panel.addSubview(bar)
        bar.addSubview(cancel)
        bar.addSubview(confirm)
        let half = 280 / 2
        NSLayoutConstraint.activate([
            bar.widthAnchor.constraint(equalToConstant: 280),
            bar.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            bar.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            cancel.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            cancel.widthAnchor.constraint(equalToConstant: CGFloat(half)),
            confirm.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 1),
            confirm.widthAnchor.constraint(equalToConstant: CGFloat(half)),
            confirm.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            cancel.topAnchor.constraint(equalTo: bar.topAnchor),
            confirm.topAnchor.constraint(equalTo: bar.topAnchor)
        ])
    }

    private func buildInput() {
        let input = UITextField()
        input.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(input)
        input.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16).isActive = true
        input.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16).isActive = true
        input.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8).isActive = true
        input.bottomAnchor.constraint(lessThanOrEqualTo: panel.bottomAnchor, constant: -12).isActive = true
    }
}
