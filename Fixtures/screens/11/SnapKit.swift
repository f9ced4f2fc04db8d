import SnapKit
import UIKit

final class ArticleHeaderView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        let heroImage = UIImageView()
        let gradient = UIView()
        let categoryLabel = UILabel()
        let titleLabel = UILabel()
        let authorAvatar = UIImageView()
        let authorLabel = UILabel()
        authorLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        let dateLabel = UILabel()
        dateLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let bookmarkButton = UIButton(type: .system)
        let divider = UIView()

        addSubview(heroImage)
        heroImage.addSubview(gradient)
        heroImage.addSubview(categoryLabel)
        addSubview(titleLabel)
        addSubview(authorAvatar)
        addSubview(authorLabel)
        addSubview(dateLabel)
        addSubview(bookmarkButton)
        addSubview(divider)

        heroImage.snp.makeConstraints { make in
            make.top.leading.trailing.equalTo(self)
            make.height.equalTo(heroImage.snp.width).multipliedBy(9.0 / 16.0)
        }
        gradient.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalTo(heroImage)
            make.height.equalTo(heroImage).multipliedBy(0.4)
        }
        categoryLabel.snp.makeConstraints { make in
            make.leading.equalTo(heroImage).offset(16)
            make.trailing.lessThanOrEqualTo(heroImage).offset(-16)
            make.bottom.equalTo(heroImage).offset(-12)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(heroImage.snp.bottom).offset(16)
            make.leading.trailing.equalTo(self).inset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        }
        authorAvatar.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(12)
            make.leading.equalTo(titleLabel)
            make.width.height.equalTo(28)
        }
        authorLabel.snp.makeConstraints { make in
            make.leading.equalTo(authorAvatar.snp.trailing).offset(8)
            make.centerY.equalTo(authorAvatar)
        }
        dateLabel.snp.makeConstraints { make in
            make.leading.equalTo(authorLabel.snp.trailing).offset(8)
            make.firstBaseline.equalTo(authorLabel.snp.firstBaseline)
            make.trailing.lessThanOrEqualTo(bookmarkButton.snp.leading).offset(-8)
        }
        bookmarkButton.snp.makeConstraints { make in
            make.trailing.equalTo(titleLabel)
            make.centerY.equalTo(authorAvatar)
            make.size.equalTo(CGSize(width: 44, height: 44))
        }
        divider.snp.makeConstraints { make in
            make.top.equalTo(authorAvatar.snp.bottom).offset(14)
            make.leading.trailing.equalTo(titleLabel)
            make.height.equalTo(1)
            make.bottom.equalTo(self).priority(998)
        }
    }
}
