import UIKit

final class ConfirmDialogViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let dimming = UIView()
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        let dialog = UIView()
        dialog.backgroundColor = .systemBackground
        dialog.layer.cornerRadius = 14
        let titleLabel = UILabel()
        titleLabel.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        let messageLabel = UILabel()
        messageLabel.numberOfLines = 0
        let hLine = UIView()
        hLine.backgroundColor = .separator
        let vLine = UIView()
        vLine.backgroundColor = .separator
        let cancelButton = UIButton(type: .system)
        cancelButton.setTitle("Cancel", for: .normal)
        let confirmButton = UIButton(type: .system)
        confirmButton.setTitle("Delete", for: .normal)

        dimming.translatesAutoresizingMaskIntoConstraints = false
        dialog.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dimming)
        view.addSubview(dialog)
        for subview in [titleLabel, messageLabel, hLine, vLine, cancelButton, confirmButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            dialog.addSubview(subview)
        }

        let dialogWidth = dialog.widthAnchor.constraint(equalToConstant: 270)
        dialogWidth.priority = .required - 1

        NSLayoutConstraint.activate([
            dimming.topAnchor.constraint(equalTo: view.topAnchor),
            dimming.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dimming.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            dimming.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            dialog.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dialog.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            dialogWidth,
            dialog.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
            dialog.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),

            titleLabel.topAnchor.constraint(equalTo: dialog.topAnchor, constant: 20),
            titleLabel.leadingAnchor.constraint(equalTo: dialog.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: dialog.trailingAnchor, constant: -16),
            messageLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            messageLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),

            hLine.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 20),
            hLine.leadingAnchor.constraint(equalTo: dialog.leadingAnchor),
            hLine.trailingAnchor.constraint(equalTo: dialog.trailingAnchor),
            hLine.heightAnchor.constraint(equalToConstant: 0.5),

            cancelButton.topAnchor.constraint(equalTo: hLine.bottomAnchor),
            cancelButton.leadingAnchor.constraint(equalTo: dialog.leadingAnchor),
            cancelButton.bottomAnchor.constraint(equalTo: dialog.bottomAnchor),
            cancelButton.heightAnchor.constraint(equalToConstant: 44),

            vLine.leadingAnchor.constraint(equalTo: cancelButton.trailingAnchor),
            vLine.topAnchor.constraint(equalTo: hLine.bottomAnchor),
            vLine.bottomAnchor.constraint(equalTo: dialog.bottomAnchor),
            vLine.widthAnchor.constraint(equalToConstant: 0.5),

            confirmButton.leadingAnchor.constraint(equalTo: vLine.trailingAnchor),
            confirmButton.trailingAnchor.constraint(equalTo: dialog.trailingAnchor),
            confirmButton.widthAnchor.constraint(equalTo: cancelButton.widthAnchor),
            confirmButton.topAnchor.constraint(equalTo: cancelButton.topAnchor),
            confirmButton.bottomAnchor.constraint(equalTo: cancelButton.bottomAnchor),
        ])
    }
}
