import UIKit
import SnapKit

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
        let badge = UILabel()
        let brandLabel = UILabel()
        let nameLabel = UILabel()
        let priceLabel = UILabel()
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        priceLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
        let oldPriceLabel = UILabel()
        let cartButton = UIButton(type: .system)

        contentView.addSubview(photo)
        photo.addSubview(badge)
        contentView.addSubview(brandLabel)
        contentView.addSubview(nameLabel)
        contentView.addSubview(priceLabel)
        contentView.addSubview(oldPriceLabel)
        contentView.addSubview(cartButton)

        photo.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(photo.snp.width).multipliedBy(0.75).offset(10)
        }
        badge.snp.makeConstraints { make in
            make.top.right.equalToSuperview().inset(8)
            make.width.greaterThanOrEqualTo(badge.snp.height).multipliedBy(2)
        }
        brandLabel.snp.makeConstraints { make in
            make.top.equalTo(photo.snp.bottom).offset(8)
            make.left.equalToSuperview().offset(10)
            make.right.lessThanOrEqualToSuperview().inset(10)
        }
        nameLabel.snp.makeConstraints { make in
            make.top.equalTo(brandLabel.snp.bottom).offset(2)
            make.left.right.equalToSuperview().inset(10)
            make.height.greaterThanOrEqualTo(34)
            make.height.lessThanOrEqualTo(51)
        }
        priceLabel.snp.makeConstraints { make in
            make.top.greaterThanOrEqualTo(nameLabel.snp.bottom).offset(6)
            make.left.equalTo(10)
        }
        oldPriceLabel.snp.makeConstraints { make in
            make.left.equalTo(priceLabel.snp.right).offset(6)
            make.right.lessThanOrEqualToSuperview().inset(10)
            make.centerY.equalTo(priceLabel)
        }
        cartButton.snp.makeConstraints { make in
            make.top.equalTo(priceLabel.snp.bottom).offset(8)
            make.left.right.bottom.equalToSuperview().inset(10)
            make.height.equalTo(36)
        }
    }
}
