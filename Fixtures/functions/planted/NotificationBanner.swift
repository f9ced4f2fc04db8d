import UIKit

class NotificationBanner: UIView {

    let iconView = UIImageView()
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    let actionButton = UIButton()
    let contentGuide = UILayoutGuide()

    func setupIcon() {
        let plate = UIView()
        plate.translatesAutoresizingMaskIntoConstraints = false
        iconView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(plate)
        plate.addSubview(iconView)
        NSLayoutConstraint.activate([
            plate.topAnchor.constraint(equalTo: topAnchor),
            plate.leadingAnchor.constraint(equalTo: leadingAnchor),
            plate.widthAnchor.constraint(equalToConstant: 300),
            iconView.centerXAnchor.constraint(equalTo: plate.centerXAnchor),
            iconView.centerYAnchor.constraint(equalTo: plate.centerYAnchor),
            iconView.widthAnchor.constraint(equalTo: plate.widthAnchor, multiplier: 0.5),
            iconView.widthAnchor.constraint(equalToConstant: 160)
        ])
    }

    func setupGuide() {
        addLayoutGuide(contentGuide)
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(messageLabel)
        contentGuide.widthAnchor.constraint(equalToConstant: 100).isActive = true
        contentGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60).isActive = true
        contentGuide.topAnchor.constraint(equalTo: topAnchor).isActive = true
        contentGuide.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        messageLabel.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor).isActive = true
        messageLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor).isActive = true
        messageLabel.topAnchor.constraint(equalTo: contentGuide.topAnchor).isActive = true
        messageLabel.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }

    func setupTitle() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10)
        ])
        titleLabel.adjustsFontForContentSizeCategory = true
        let top = titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20)
        top.isActive = true
    }

    func setupAction() {
        actionButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(actionButton)
        NSLayoutConstraint.activate([
            actionButton.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            actionButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            actionButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            heightAnchor.constraint(equalTo: actionButton.heightAnchor, constant: 20)
        ])
    }
}
