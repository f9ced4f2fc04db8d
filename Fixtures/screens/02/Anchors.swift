import UIKit

final class ProfileHeaderView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let cover = UIImageView()
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        cover.translatesAutoresizingMaskIntoConstraints = false
        addSubview(cover)
        cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
        cover.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        cover.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        cover.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25).isActive = true

        let avatar = UIImageView()
        avatar.layer.cornerRadius = 36
        avatar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(avatar)
        avatar.centerYAnchor.constraint(equalTo: cover.bottomAnchor).isActive = true
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        avatar.widthAnchor.constraint(equalToConstant: 72).isActive = true
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor).isActive = true

        let nameLabel = UILabel()
        nameLabel.font = .preferredFont(forTextStyle: .title3)
        nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(nameLabel)

        let handleLabel = UILabel()
        handleLabel.textColor = .secondaryLabel
        handleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(handleLabel)

        let followButton = UIButton(type: .system)
        followButton.setTitle("Follow", for: .normal)
        followButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(followButton)

        nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8).isActive = true
        nameLabel.leadingAnchor.constraint(equalTo: avatar.leadingAnchor).isActive = true
        nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: followButton.leadingAnchor, constant: -12).isActive = true
        handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2).isActive = true
        handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor).isActive = true
        handleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16).isActive = true
        followButton.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16).isActive = true
        followButton.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor).isActive = true
        followButton.heightAnchor.constraint(equalToConstant: 32).isActive = true
        followButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true

        let statsView = UIView()
        statsView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(statsView)
        statsView.topAnchor.constraint(equalTo: handleLabel.bottomAnchor, constant: 12).isActive = true
        statsView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16).isActive = true
        statsView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16).isActive = true
        statsView.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -12).isActive = true

        let postsLabel = UILabel()
        let followersLabel = UILabel()
        let followingLabel = UILabel()
        for label in [postsLabel, followersLabel, followingLabel] {
            label.numberOfLines = 2
            label.textAlignment = .center
            label.translatesAutoresizingMaskIntoConstraints = false
            statsView.addSubview(label)
        }
        postsLabel.leadingAnchor.constraint(equalTo: statsView.leadingAnchor).isActive = true
        postsLabel.centerYAnchor.constraint(equalTo: statsView.centerYAnchor).isActive = true
        followersLabel.leadingAnchor.constraint(equalTo: postsLabel.trailingAnchor).isActive = true
        followersLabel.widthAnchor.constraint(equalTo: postsLabel.widthAnchor).isActive = true
        followersLabel.firstBaselineAnchor.constraint(equalTo: postsLabel.firstBaselineAnchor).isActive = true
        followingLabel.leadingAnchor.constraint(equalTo: followersLabel.trailingAnchor).isActive = true
        followingLabel.widthAnchor.constraint(equalTo: postsLabel.widthAnchor).isActive = true
        followingLabel.firstBaselineAnchor.constraint(equalTo: postsLabel.firstBaselineAnchor).isActive = true
        followingLabel.trailingAnchor.constraint(equalTo: statsView.trailingAnchor).isActive = true
    }
}
