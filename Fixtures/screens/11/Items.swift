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
        heroImage.translatesAutoresizingMaskIntoConstraints = false
        addSubview(heroImage)
        let gradient = UIView()
        gradient.translatesAutoresizingMaskIntoConstraints = false
        heroImage.addSubview(gradient)
        let categoryLabel = UILabel()
        categoryLabel.translatesAutoresizingMaskIntoConstraints = false
        heroImage.addSubview(categoryLabel)
        let titleLabel = UILabel()
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        let authorAvatar = UIImageView()
        authorAvatar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(authorAvatar)
        let authorLabel = UILabel()
        authorLabel.translatesAutoresizingMaskIntoConstraints = false
        authorLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        addSubview(authorLabel)
        let dateLabel = UILabel()
        dateLabel.translatesAutoresizingMaskIntoConstraints = false
        dateLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        addSubview(dateLabel)
        let bookmarkButton = UIButton(type: .system)
        bookmarkButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bookmarkButton)
        let divider = UIView()
        divider.translatesAutoresizingMaskIntoConstraints = false
        addSubview(divider)

        NSLayoutConstraint(item: heroImage, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: heroImage, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: heroImage, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: heroImage, attribute: .height, relatedBy: .equal, toItem: heroImage, attribute: .width, multiplier: 9 / 16, constant: 0).isActive = true
        NSLayoutConstraint(item: gradient, attribute: .leading, relatedBy: .equal, toItem: heroImage, attribute: .leading, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: gradient, attribute: .trailing, relatedBy: .equal, toItem: heroImage, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: gradient, attribute: .bottom, relatedBy: .equal, toItem: heroImage, attribute: .bottom, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: gradient, attribute: .height, relatedBy: .equal, toItem: heroImage, attribute: .height, multiplier: 0.4, constant: 0).isActive = true
        NSLayoutConstraint(item: categoryLabel, attribute: .leading, relatedBy: .equal, toItem: heroImage, attribute: .leading, multiplier: 1, constant: 16).isActive = true
        NSLayoutConstraint(item: categoryLabel, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: heroImage, attribute: .trailing, multiplier: 1, constant: -16).isActive = true
        NSLayoutConstraint(item: categoryLabel, attribute: .bottom, relatedBy: .equal, toItem: heroImage, attribute: .bottom, multiplier: 1, constant: -12).isActive = true
        NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: heroImage, attribute: .bottom, multiplier: 1, constant: 16).isActive = true
        NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 16).isActive = true
        NSLayoutConstraint(item: titleLabel, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -16).isActive = true
        NSLayoutConstraint(item: authorAvatar, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom, multiplier: 1, constant: 12).isActive = true
        NSLayoutConstraint(item: authorAvatar, attribute: .leading, relatedBy: .equal, toItem: titleLabel, attribute: .leading, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: authorAvatar, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 28).isActive = true
        NSLayoutConstraint(item: authorAvatar, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 28).isActive = true
        NSLayoutConstraint(item: authorLabel, attribute: .leading, relatedBy: .equal, toItem: authorAvatar, attribute: .trailing, multiplier: 1, constant: 8).isActive = true
        NSLayoutConstraint(item: authorLabel, attribute: .centerY, relatedBy: .equal, toItem: authorAvatar, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: dateLabel, attribute: .leading, relatedBy: .equal, toItem: authorLabel, attribute: .trailing, multiplier: 1, constant: 8).isActive = true
        NSLayoutConstraint(item: dateLabel, attribute: .firstBaseline, relatedBy: .equal, toItem: authorLabel, attribute: .firstBaseline, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: dateLabel, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: bookmarkButton, attribute: .leading, multiplier: 1, constant: -8).isActive = true
        NSLayoutConstraint(item: bookmarkButton, attribute: .trailing, relatedBy: .equal, toItem: titleLabel, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bookmarkButton, attribute: .centerY, relatedBy: .equal, toItem: authorAvatar, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bookmarkButton, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44).isActive = true
        NSLayoutConstraint(item: bookmarkButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44).isActive = true
        NSLayoutConstraint(item: divider, attribute: .top, relatedBy: .equal, toItem: authorAvatar, attribute: .bottom, multiplier: 1, constant: 14).isActive = true
        NSLayoutConstraint(item: divider, attribute: .leading, relatedBy: .equal, toItem: titleLabel, attribute: .leading, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: divider, attribute: .trailing, relatedBy: .equal, toItem: titleLabel, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: divider, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1).isActive = true

        let bottom = NSLayoutConstraint(item: self, attribute: .bottom, relatedBy: .equal, toItem: divider, attribute: .bottom, multiplier: 1, constant: 0)
        bottom.priority = UILayoutPriority(998)
        bottom.isActive = true
    }
}
