import UIKit

class ProductCell: UICollectionViewCell {

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupSubviews()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupSubviews() {
        let photo = UIImageView()
        photo.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(photo)
        let badge = UILabel()
        badge.translatesAutoresizingMaskIntoConstraints = false
        photo.addSubview(badge)
        let brandLabel = UILabel()
        brandLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(brandLabel)
        let nameLabel = UILabel()
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        let priceLabel = UILabel()
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        priceLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
        contentView.addSubview(priceLabel)
        let oldPriceLabel = UILabel()
        oldPriceLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(oldPriceLabel)
        let cartButton = UIButton(type: .system)
        cartButton.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(cartButton)

        let photoTop = NSLayoutConstraint(item: photo, attribute: .top, relatedBy: .equal, toItem: contentView, attribute: .top, multiplier: 1, constant: 0)
        let photoLeft = NSLayoutConstraint(item: photo, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left, multiplier: 1, constant: 0)
        let photoRight = NSLayoutConstraint(item: photo, attribute: .right, relatedBy: .equal, toItem: contentView, attribute: .right, multiplier: 1, constant: 0)
        let photoHeight = NSLayoutConstraint(item: photo, attribute: .height, relatedBy: .equal, toItem: photo, attribute: .width, multiplier: 0.75, constant: 10)
        contentView.addConstraints([photoTop, photoLeft, photoRight])
        photo.addConstraint(photoHeight)

        let badgeTop = NSLayoutConstraint(item: badge, attribute: .top, relatedBy: .equal, toItem: photo, attribute: .top, multiplier: 1, constant: 8)
        let badgeRight = NSLayoutConstraint(item: photo, attribute: .right, relatedBy: .equal, toItem: badge, attribute: .right, multiplier: 1, constant: 8)
        let badgeWidth = NSLayoutConstraint(item: badge, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: badge, attribute: .height, multiplier: 2, constant: 0)
        photo.addConstraints([badgeTop, badgeRight, badgeWidth])

        let brandTop = NSLayoutConstraint(item: brandLabel, attribute: .top, relatedBy: .equal, toItem: photo, attribute: .bottom, multiplier: 1, constant: 8)
        let brandLeft = NSLayoutConstraint(item: brandLabel, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left, multiplier: 1, constant: 10)
        let brandRight = NSLayoutConstraint(item: contentView, attribute: .right, relatedBy: .greaterThanOrEqual, toItem: brandLabel, attribute: .right, multiplier: 1, constant: 10)
        contentView.addConstraints([brandTop, brandLeft, brandRight])

        let nameTop = NSLayoutConstraint(item: nameLabel, attribute: .top, relatedBy: .equal, toItem: brandLabel, attribute: .bottom, multiplier: 1, constant: 2)
        let nameLeft = NSLayoutConstraint(item: nameLabel, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left, multiplier: 1, constant: 10)
        let nameRight = NSLayoutConstraint(item: contentView, attribute: .right, relatedBy: .equal, toItem: nameLabel, attribute: .right, multiplier: 1, constant: 10)
        let nameMin = NSLayoutConstraint(item: nameLabel, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 34)
        let nameMax = NSLayoutConstraint(item: nameLabel, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 51)
        contentView.addConstraints([nameTop, nameLeft, nameRight])
        nameLabel.addConstraints([nameMin, nameMax])

        let priceTop = NSLayoutConstraint(item: priceLabel, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: nameLabel, attribute: .bottom, multiplier: 1, constant: 6)
        let priceLeft = NSLayoutConstraint(item: priceLabel, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left, multiplier: 1, constant: 10)
        let oldPriceLeft = NSLayoutConstraint(item: oldPriceLabel, attribute: .left, relatedBy: .equal, toItem: priceLabel, attribute: .right, multiplier: 1, constant: 6)
        let oldPriceRight = NSLayoutConstraint(item: contentView, attribute: .right, relatedBy: .greaterThanOrEqual, toItem: oldPriceLabel, attribute: .right, multiplier: 1, constant: 10)
        let oldPriceCenter = NSLayoutConstraint(item: oldPriceLabel, attribute: .centerY, relatedBy: .equal, toItem: priceLabel, attribute: .centerY, multiplier: 1, constant: 0)
        contentView.addConstraints([priceTop, priceLeft, oldPriceLeft, oldPriceRight, oldPriceCenter])

        let cartTop = NSLayoutConstraint(item: cartButton, attribute: .top, relatedBy: .equal, toItem: priceLabel, attribute: .bottom, multiplier: 1, constant: 8)
        let cartLeft = NSLayoutConstraint(item: cartButton, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left, multiplier: 1, constant: 10)
        let cartRight = NSLayoutConstraint(item: contentView, attribute: .right, relatedBy: .equal, toItem: cartButton, attribute: .right, multiplier: 1, constant: 10)
        let cartBottom = NSLayoutConstraint(item: contentView, attribute: .bottom, relatedBy: .equal, toItem: cartButton, attribute: .bottom, multiplier: 1, constant: 10)
        let cartHeight = NSLayoutConstraint(item: cartButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 36)
        contentView.addConstraints([cartTop, cartLeft, cartRight, cartBottom])
        cartButton.addConstraint(cartHeight)
    }
}
