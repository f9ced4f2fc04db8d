import UIKit
import SnapKit

class ProfileHeaderView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    private func configure() {
        let cover = UIImageView()
        addSubview(cover)
        cover.snp.makeConstraints {
            $0.top.leading.trailing.equalToSuperview()
            $0.height.equalTo(self.snp.width).multipliedBy(0.25)
        }

        let avatar = UIImageView()
        addSubview(avatar)
        avatar.snp.makeConstraints {
            $0.centerY.equalTo(cover.snp.bottom)
            $0.leading.equalToSuperview().offset(16)
            $0.width.equalTo(72)
            $0.height.equalTo(avatar.snp.width)
        }

        let nameLabel = UILabel()
        nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        addSubview(nameLabel)
        let followButton = UIButton(type: .system)
        addSubview(followButton)
        nameLabel.snp.makeConstraints {
            $0.top.equalTo(avatar.snp.bottom).offset(8)
            $0.leading.equalTo(avatar)
            $0.trailing.lessThanOrEqualTo(followButton.snp.leading).offset(-12)
        }
        followButton.snp.makeConstraints {
            $0.trailing.equalToSuperview().offset(-16)
            $0.centerY.equalTo(nameLabel)
            $0.height.equalTo(32)
            $0.width.greaterThanOrEqualTo(88)
        }

        let handleLabel = UILabel()
        addSubview(handleLabel)
        handleLabel.snp.makeConstraints {
            $0.top.equalTo(nameLabel.snp.bottom).offset(2)
            $0.leading.equalTo(nameLabel.snp.leading)
            $0.trailing.lessThanOrEqualToSuperview().offset(-16)
        }

        let statsView = UIView()
        addSubview(statsView)
        statsView.snp.makeConstraints {
            $0.top.equalTo(handleLabel.snp.bottom).offset(12)
            $0.leading.trailing.equalToSuperview().inset(16)
            $0.bottom.equalToSuperview().inset(12)
        }

        let postsLabel = UILabel()
        statsView.addSubview(postsLabel)
        postsLabel.snp.makeConstraints {
            $0.leading.centerY.equalToSuperview()
        }

        let followersLabel = UILabel()
        statsView.addSubview(followersLabel)
        followersLabel.snp.makeConstraints {
            $0.leading.equalTo(postsLabel.snp.trailing)
            $0.width.firstBaseline.equalTo(postsLabel)
        }

        let followingLabel = UILabel()
        statsView.addSubview(followingLabel)
        followingLabel.snp.makeConstraints {
            $0.leading.equalTo(followersLabel.snp.trailing)
            $0.width.equalTo(postsLabel)
            $0.firstBaseline.equalTo(postsLabel.snp.firstBaseline)
            $0.trailing.equalToSuperview()
        }
    }
}
