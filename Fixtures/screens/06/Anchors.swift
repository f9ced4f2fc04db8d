import UIKit

class ProductCell: UICollectionViewCell {

    static let reuseIdentifier = "ProductCell"

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupSubviews()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupSubviews() {
        let photo = UIImageView()
        photo.contentMode = .scaleAspectFill
        photo.translatesAutoresizingMaskIntoConstraints = false
        let badge = UILabel()
        badge.text = "-20%"
        badge.textAlignment = .center
        badge.translatesAutoresizingMaskIntoConstraints = false
        let brandLabel = UILabel()
        brandLabel.font = .systemFont(ofSize: 12)
        brandLabel.translatesAutoresizingMaskIntoConstraints = false
        let nameLabel = UILabel()
        nameLabel.numberOfLines = 3
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        let priceLabel = UILabel()
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        priceLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
        let oldPriceLabel = UILabel()
        oldPriceLabel.textColor = .tertiaryLabel
        oldPriceLabel.translatesAutoresizingMaskIntoConstraints = false
        let cartButton = UIButton(type: .system)
        cartButton.setTitle("Add to cart", for: .normal)
        cartButton.translatesAutoresizingMaskIntoConstraints = false

        contentView.addSubview(photo)
        photo.addSubview(badge)
        contentView.addSubview(brandLabel)
        contentView.addSubview(nameLabel)
        contentView.addSubview(priceLabel)
        contentView.addSubview(oldPriceLabel)
        contentView.addSubview(cartButton)

        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor),
            photo.leftAnchor.constraint(equalTo: contentView.leftAnchor),
            photo.rightAnchor.constraint(equalTo: contentView.rightAnchor),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75, constant: 10),
            badge.topAnchor.constraint(equalTo: photo.topAnchor, constant: 8),
            badge.rightAnchor.constraint(equalTo: photo.rightAnchor, constant: -8),
            badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor, multiplier: 2),
            brandLabel.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
            brandLabel.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
            brandLabel.rightAnchor.constraint(lessThanOrEqualTo: contentView.rightAnchor, constant: -10),
            nameLabel.topAnchor.constraint(equalTo: brandLabel.bottomAnchor, constant: 2),
            nameLabel.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
            nameLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -10),
            nameLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
            nameLabel.heightAnchor.constraint(lessThanOrEqualToConstant: 51),
            priceLabel.topAnchor.constraint(greaterThanOrEqualTo: nameLabel.bottomAnchor, constant: 6),
            priceLabel.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
            oldPriceLabel.leftAnchor.constraint(equalTo: priceLabel.rightAnchor, constant: 6),
            oldPriceLabel.rightAnchor.constraint(lessThanOrEqualTo: contentView.rightAnchor, constant: -10),
            oldPriceLabel.centerYAnchor.constraint(equalTo: priceLabel.centerYAnchor),
            cartButton.topAnchor.constraint(equalTo: priceLabel.bottomAnchor, constant: 8),
            cartButton.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
            cartButton.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -10),
            cartButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            cartButton.heightAnchor.constraint(equalToConstant: 36),
        ])
    }
}
