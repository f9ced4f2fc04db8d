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
        heroImage.contentMode = .scaleAspectFill
        heroImage.clipsToBounds = true
        let gradient = UIView()
        gradient.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        let categoryLabel = UILabel()
        categoryLabel.textColor = .white
        let titleLabel = UILabel()
        titleLabel.numberOfLines = 0
        titleLabel.font = .systemFont(ofSize: 24, weight: .heavy)
        let authorAvatar = UIImageView()
        let authorLabel = UILabel()
        authorLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        let dateLabel = UILabel()
        dateLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let bookmarkButton = UIButton(type: .system)
        bookmarkButton.setImage(UIImage(systemName: "bookmark"), for: .normal)
        let divider = UIView()
        divider.backgroundColor = .separator

        addSubview(heroImage)
        heroImage.addSubview(gradient)
        heroImage.addSubview(categoryLabel)
        addSubview(titleLabel)
        addSubview(authorAvatar)
        addSubview(authorLabel)
        addSubview(dateLabel)
        addSubview(bookmarkButton)
        addSubview(divider)
        for subview in subviews + heroImage.subviews {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }

        let bottom = divider.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = UILayoutPriority(998)

        NSLayoutConstraint.activate([
            heroImage.topAnchor.constraint(equalTo: topAnchor),
            heroImage.leadingAnchor.constraint(equalTo: leadingAnchor),
            heroImage.trailingAnchor.constraint(equalTo: trailingAnchor),
            heroImage.heightAnchor.constraint(equalTo: heroImage.widthAnchor, multiplier: 9.0 / 16.0),
            gradient.leadingAnchor.constraint(equalTo: heroImage.leadingAnchor),
            gradient.trailingAnchor.constraint(equalTo: heroImage.trailingAnchor),
            gradient.bottomAnchor.constraint(equalTo: heroImage.bottomAnchor),
            gradient.heightAnchor.constraint(equalTo: heroImage.heightAnchor, multiplier: 0.4),
            categoryLabel.leadingAnchor.constraint(equalTo: heroImage.leadingAnchor, constant: 16),
            categoryLabel.trailingAnchor.constraint(lessThanOrEqualTo: heroImage.trailingAnchor, constant: -16),
            categoryLabel.bottomAnchor.constraint(equalTo: heroImage.bottomAnchor, constant: -12),

            titleLabel.topAnchor.constraint(equalTo: heroImage.bottomAnchor, constant: 16),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),

            authorAvatar.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            authorAvatar.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            authorAvatar.widthAnchor.constraint(equalToConstant: 28),
            authorAvatar.heightAnchor.constraint(equalToConstant: 28),
            authorLabel.leadingAnchor.constraint(equalTo: authorAvatar.trailingAnchor, constant: 8),
            authorLabel.centerYAnchor.constraint(equalTo: authorAvatar.centerYAnchor),
            dateLabel.leadingAnchor.constraint(equalTo: authorLabel.trailingAnchor, constant: 8),
            dateLabel.firstBaselineAnchor.constraint(equalTo: authorLabel.firstBaselineAnchor),
            dateLabel.trailingAnchor.constraint(lessThanOrEqualTo: bookmarkButton.leadingAnchor, constant: -8),
            bookmarkButton.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            bookmarkButton.centerYAnchor.constraint(equalTo: authorAvatar.centerYAnchor),
            bookmarkButton.widthAnchor.constraint(equalToConstant: 44),
            bookmarkButton.heightAnchor.constraint(equalToConstant: 44),

            divider.topAnchor.constraint(equalTo: authorAvatar.bottomAnchor, constant: 14),
            divider.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            divider.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            divider.heightAnchor.constraint(equalToConstant: 1),
            bottom
        ])
    }
}
