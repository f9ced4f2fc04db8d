import UIKit

class ProfileHeaderView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        buildView()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func buildView() {
        let cover = UIImageView()
        let avatar = UIImageView()
        let nameLabel = UILabel()
        nameLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        nameLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        let handleLabel = UILabel()
        let followButton = UIButton()
        let statsView = UIView()
        let postsLabel = UILabel()
        let followersLabel = UILabel()
        let followingLabel = UILabel()

        for subview in [cover, avatar, nameLabel, handleLabel, followButton, statsView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        for label in [postsLabel, followersLabel, followingLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            statsView.addSubview(label)
        }

        NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: cover, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: cover, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: cover, attribute: .height, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.25, constant: 0.0).isActive = true

        NSLayoutConstraint(item: avatar, attribute: .centerY, relatedBy: .equal, toItem: cover, attribute: .bottom, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: avatar, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1.0, constant: 16.0).isActive = true
        NSLayoutConstraint(item: avatar, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 72.0).isActive = true
        NSLayoutConstraint(item: avatar, attribute: .height, relatedBy: .equal, toItem: avatar, attribute: .width, multiplier: 1.0, constant: 0.0).isActive = true

        NSLayoutConstraint(item: nameLabel, attribute: .top, relatedBy: .equal, toItem: avatar, attribute: .bottom, multiplier: 1.0, constant: 8.0).isActive = true
        NSLayoutConstraint(item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: avatar, attribute: .leading, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followButton, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: nameLabel, attribute: .trailing, multiplier: 1.0, constant: 12.0).isActive = true
        NSLayoutConstraint(item: handleLabel, attribute: .top, relatedBy: .equal, toItem: nameLabel, attribute: .bottom, multiplier: 1.0, constant: 2.0).isActive = true
        NSLayoutConstraint(item: handleLabel, attribute: .leading, relatedBy: .equal, toItem: nameLabel, attribute: .leading, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: self, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: handleLabel, attribute: .trailing, multiplier: 1.0, constant: 16.0).isActive = true

        NSLayoutConstraint(item: self, attribute: .trailing, relatedBy: .equal, toItem: followButton, attribute: .trailing, multiplier: 1.0, constant: 16.0).isActive = true
        NSLayoutConstraint(item: followButton, attribute: .centerY, relatedBy: .equal, toItem: nameLabel, attribute: .centerY, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 32.0).isActive = true
        NSLayoutConstraint(item: followButton, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 88.0).isActive = true

        NSLayoutConstraint(item: statsView, attribute: .top, relatedBy: .equal, toItem: handleLabel, attribute: .bottom, multiplier: 1.0, constant: 12.0).isActive = true
        NSLayoutConstraint(item: statsView, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1.0, constant: 16.0).isActive = true
        NSLayoutConstraint(item: self, attribute: .trailing, relatedBy: .equal, toItem: statsView, attribute: .trailing, multiplier: 1.0, constant: 16.0).isActive = true
        NSLayoutConstraint(item: self, attribute: .bottom, relatedBy: .equal, toItem: statsView, attribute: .bottom, multiplier: 1.0, constant: 12.0).isActive = true

        NSLayoutConstraint(item: postsLabel, attribute: .leading, relatedBy: .equal, toItem: statsView, attribute: .leading, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: postsLabel, attribute: .centerY, relatedBy: .equal, toItem: statsView, attribute: .centerY, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followersLabel, attribute: .leading, relatedBy: .equal, toItem: postsLabel, attribute: .trailing, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followersLabel, attribute: .width, relatedBy: .equal, toItem: postsLabel, attribute: .width, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followersLabel, attribute: .firstBaseline, relatedBy: .equal, toItem: postsLabel, attribute: .firstBaseline, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followingLabel, attribute: .leading, relatedBy: .equal, toItem: followersLabel, attribute: .trailing, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followingLabel, attribute: .width, relatedBy: .equal, toItem: postsLabel, attribute: .width, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followingLabel, attribute: .firstBaseline, relatedBy: .equal, toItem: postsLabel, attribute: .firstBaseline, multiplier: 1.0, constant: 0.0).isActive = true
        NSLayoutConstraint(item: followingLabel, attribute: .trailing, relatedBy: .equal, toItem: statsView, attribute: .trailing, multiplier: 1.0, constant: 0.0).isActive = true
    }
}
