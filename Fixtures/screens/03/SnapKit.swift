import SnapKit
import UIKit

final class SettingsCell: UITableViewCell {

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpViews() {
        let iconBox = UIView()
        iconBox.layer.cornerRadius = 7
        contentView.addSubview(iconBox)

        let iconView = UIImageView()
        iconBox.addSubview(iconView)

        let titleLabel = UILabel()
        titleLabel.setContentHuggingPriority(.init(rawValue: 251), for: .horizontal)
        contentView.addSubview(titleLabel)

        let subtitleLabel = UILabel()
        contentView.addSubview(subtitleLabel)

        let valueLabel = UILabel()
        valueLabel.setContentHuggingPriority(.init(rawValue: 252), for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(.init(rawValue: 751), for: .horizontal)
        contentView.addSubview(valueLabel)

        let chevron = UIImageView()
        contentView.addSubview(chevron)

        let separator = UIView()
        contentView.addSubview(separator)

        iconBox.snp.makeConstraints { make in
            make.leading.equalTo(contentView).offset(16)
            make.centerY.equalTo(contentView)
            make.width.equalTo(32)
            make.height.equalTo(iconBox.snp.width)
            make.top.greaterThanOrEqualTo(contentView).offset(8)
        }
        iconView.snp.makeConstraints { make in
            make.center.equalTo(iconBox)
            make.width.equalTo(iconBox).multipliedBy(0.625)
            make.height.equalTo(iconView.snp.width)
        }
        titleLabel.snp.makeConstraints { make in
            make.leading.equalTo(iconBox.snp.trailing).offset(12)
            make.top.equalTo(contentView.snp.top).offset(10)
            make.trailing.lessThanOrEqualTo(valueLabel.snp.leading).offset(-8)
        }
        subtitleLabel.snp.makeConstraints { make in
            make.leading.equalTo(titleLabel)
            make.top.equalTo(titleLabel.snp.bottom).offset(2)
            make.trailing.lessThanOrEqualTo(valueLabel.snp.leading).offset(-8)
            make.bottom.equalTo(contentView.snp.bottom).offset(-10)
        }
        valueLabel.snp.makeConstraints { make in
            make.firstBaseline.equalTo(titleLabel)
        }
        chevron.snp.makeConstraints { make in
            make.leading.equalTo(valueLabel.snp.trailing).offset(8)
            make.centerY.equalTo(valueLabel)
            make.trailing.equalTo(contentView).inset(16)
            make.size.equalTo(CGSize(width: 8, height: 13))
        }
        separator.snp.makeConstraints { make in
            make.leading.equalTo(titleLabel)
            make.trailing.bottom.equalTo(contentView)
            make.height.equalTo(0.5)
        }
    }
}
