import PureLayout
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
        addSubview(heroImage)
        heroImage.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
        heroImage.autoMatch(.height, to: .width, of: heroImage, withMultiplier: 9.0 / 16.0)

        let gradient = UIView()
        heroImage.addSubview(gradient)
        gradient.autoPinEdge(toSuperviewEdge: .leading)
        gradient.autoPinEdge(toSuperviewEdge: .trailing)
        gradient.autoPinEdge(toSuperviewEdge: .bottom)
        gradient.autoMatch(.height, to: .height, of: heroImage, withMultiplier: 0.4)

        let categoryLabel = UILabel()
        heroImage.addSubview(categoryLabel)
        categoryLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        categoryLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)
        categoryLabel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12)

        let titleLabel = UILabel()
        addSubview(titleLabel)
        titleLabel.autoPinEdge(.top, to: .bottom, of: heroImage, withOffset: 16)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)

        let authorAvatar = UIImageView()
        addSubview(authorAvatar)
        authorAvatar.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 12)
        authorAvatar.autoPinEdge(.leading, to: .leading, of: titleLabel)
        authorAvatar.autoSetDimensions(to: CGSize(width: 28, height: 28))

        let bookmarkButton = UIButton(type: .system)
        addSubview(bookmarkButton)
        bookmarkButton.autoPinEdge(.trailing, to: .trailing, of: titleLabel)
        bookmarkButton.autoAlignAxis(.horizontal, toSameAxisOf: authorAvatar)
        bookmarkButton.autoSetDimensions(to: CGSize(width: 44, height: 44))

        let authorLabel = UILabel()
        authorLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        addSubview(authorLabel)
        authorLabel.autoPinEdge(.leading, to: .trailing, of: authorAvatar, withOffset: 8)
        authorLabel.autoAlignAxis(.horizontal, toSameAxisOf: authorAvatar)

        let dateLabel = UILabel()
        dateLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        addSubview(dateLabel)
        dateLabel.autoPinEdge(.leading, to: .trailing, of: authorLabel, withOffset: 8)
        dateLabel.autoAlignAxis(.firstBaseline, toSameAxisOf: authorLabel)
        dateLabel.autoPinEdge(.trailing, to: .leading, of: bookmarkButton, withOffset: -8, relation: .lessThanOrEqual)

        let divider = UIView()
        addSubview(divider)
        divider.autoPinEdge(.top, to: .bottom, of: authorAvatar, withOffset: 14)
        divider.autoPinEdge(.leading, to: .leading, of: titleLabel)
        divider.autoPinEdge(.trailing, to: .trailing, of: titleLabel)
        divider.autoSetDimension(.height, toSize: 1)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(rawValue: 998)) {
            divider.autoPinEdge(toSuperviewEdge: .bottom)
        }
    }
}
