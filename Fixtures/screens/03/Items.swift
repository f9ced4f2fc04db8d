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
        iconBox.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(iconBox)

        let iconView = UIImageView()
        iconView.translatesAutoresizingMaskIntoConstraints = false
        iconBox.addSubview(iconView)

        let titleLabel = UILabel()
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        contentView.addSubview(titleLabel)

        let subtitleLabel = UILabel()
        subtitleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(subtitleLabel)

        let valueLabel = UILabel()
        valueLabel.translatesAutoresizingMaskIntoConstraints = false
        valueLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        contentView.addSubview(valueLabel)

        let chevron = UIImageView()
        chevron.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(chevron)

        let separator = UIView()
        separator.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(separator)

        var constraints: [NSLayoutConstraint] = []
        constraints.append(NSLayoutConstraint(item: iconBox, attribute: .leading, relatedBy: .equal,
                                              toItem: contentView, attribute: .leading, multiplier: 1, constant: 16))
        constraints.append(NSLayoutConstraint(item: iconBox, attribute: .centerY, relatedBy: .equal,
                                              toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: iconBox, attribute: .width, relatedBy: .equal,
                                              toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 32))
        constraints.append(NSLayoutConstraint(item: iconBox, attribute: .height, relatedBy: .equal,
                                              toItem: iconBox, attribute: .width, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: iconBox, attribute: .top, relatedBy: .greaterThanOrEqual,
                                              toItem: contentView, attribute: .top, multiplier: 1, constant: 8))
        constraints.append(NSLayoutConstraint(item: iconView, attribute: .centerX, relatedBy: .equal,
                                              toItem: iconBox, attribute: .centerX, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: iconView, attribute: .centerY, relatedBy: .equal,
                                              toItem: iconBox, attribute: .centerY, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: iconView, attribute: .width, relatedBy: .equal,
                                              toItem: iconBox, attribute: .width, multiplier: 0.625, constant: 0))
        constraints.append(NSLayoutConstraint(item: iconView, attribute: .height, relatedBy: .equal,
                                              toItem: iconView, attribute: .width, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .equal,
                                              toItem: iconBox, attribute: .trailing, multiplier: 1, constant: 12))
        constraints.append(NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal,
                                              toItem: contentView, attribute: .top, multiplier: 1, constant: 10))
        constraints.append(NSLayoutConstraint(item: valueLabel, attribute: .leading, relatedBy: .greaterThanOrEqual,
                                              toItem: titleLabel, attribute: .trailing, multiplier: 1, constant: 8))
        constraints.append(NSLayoutConstraint(item: subtitleLabel, attribute: .leading, relatedBy: .equal,
                                              toItem: titleLabel, attribute: .leading, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: subtitleLabel, attribute: .top, relatedBy: .equal,
                                              toItem: titleLabel, attribute: .bottom, multiplier: 1, constant: 2))
        constraints.append(NSLayoutConstraint(item: valueLabel, attribute: .leading, relatedBy: .greaterThanOrEqual,
                                              toItem: subtitleLabel, attribute: .trailing, multiplier: 1, constant: 8))
        constraints.append(NSLayoutConstraint(item: contentView, attribute: .bottom, relatedBy: .equal,
                                              toItem: subtitleLabel, attribute: .bottom, multiplier: 1, constant: 10))
        constraints.append(NSLayoutConstraint(item: valueLabel, attribute: .firstBaseline, relatedBy: .equal,
                                              toItem: titleLabel, attribute: .firstBaseline, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: chevron, attribute: .leading, relatedBy: .equal,
                                              toItem: valueLabel, attribute: .trailing, multiplier: 1, constant: 8))
        constraints.append(NSLayoutConstraint(item: chevron, attribute: .centerY, relatedBy: .equal,
                                              toItem: valueLabel, attribute: .centerY, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: contentView, attribute: .trailing, relatedBy: .equal,
                                              toItem: chevron, attribute: .trailing, multiplier: 1, constant: 16))
        constraints.append(NSLayoutConstraint(item: chevron, attribute: .width, relatedBy: .equal,
                                              toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8))
        constraints.append(NSLayoutConstraint(item: chevron, attribute: .height, relatedBy: .equal,
                                              toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 13))
        constraints.append(NSLayoutConstraint(item: separator, attribute: .leading, relatedBy: .equal,
                                              toItem: titleLabel, attribute: .leading, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: separator, attribute: .trailing, relatedBy: .equal,
                                              toItem: contentView, attribute: .trailing, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: separator, attribute: .bottom, relatedBy: .equal,
                                              toItem: contentView, attribute: .bottom, multiplier: 1, constant: 0))
        constraints.append(NSLayoutConstraint(item: separator, attribute: .height, relatedBy: .equal,
                                              toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0.5))
        contentView.addConstraints(constraints)
    }
}
