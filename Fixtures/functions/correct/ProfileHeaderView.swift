import UIKit

final class ProfileHeaderView: UIView {

    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let bioLabel = UILabel()
    private let followButton = UIButton(type: .system)

    private var compactConstraints: [NSLayoutConstraint] = []
    private var regularConstraints: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        [avatarView, nameLabel, bioLabel, followButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        bioLabel.numberOfLines = 0
        NSLayoutConstraint.activate([
            avatarView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            avatarView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
            followButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        ])
        buildConstraintSets()
        applySizeClass()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func buildConstraintSets() {
        compactConstraints = [
            avatarView.widthAnchor.constraint(equalToConstant: 64),
            nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
            nameLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
            bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bioLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            followButton.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 8)
        ]
        regularConstraints = [
            avatarView.widthAnchor.constraint(equalToConstant: 120),
            nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 24),
            nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            bioLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor),
            bioLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 16),
            followButton.topAnchor.constraint(equalTo: avatarView.topAnchor)
        ]
    }

    private func applySizeClass() {
        if traitCollection.horizontalSizeClass == .regular {
            NSLayoutConstraint.deactivate(compactConstraints)
            NSLayoutConstraint.activate(regularConstraints)
        } else {
            NSLayoutConstraint.deactivate(regularConstraints)
            NSLayoutConstraint.activate(compactConstraints)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applySizeClass()
    }

    func showBadge(_ verified: Bool) {
        if verified {
            let badge = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.widthAnchor.constraint(equalToConstant: 18).isActive = true
            badge.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor).isActive = true
            badge.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 4).isActive = true
        } else {
            let badge = UILabel()
            badge.text = "Unverified"
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.widthAnchor.constraint(equalToConstant: 90).isActive = true
            badge.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2).isActive = true
            badge.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor).isActive = true
        }
    }
}
