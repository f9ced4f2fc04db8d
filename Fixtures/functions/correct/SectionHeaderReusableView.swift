import UIKit

final class SectionHeaderReusableView: UICollectionReusableView {
    private let titleLabel = UILabel()
    private let button = UIButton(type: .system)
    private let rule = UIView()
    private var ruleInset: NSLayoutConstraint!

    private func commonInit() {
        [titleLabel, button, rule].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        ruleInset = rule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            button.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
            rule.bottomAnchor.constraint(equalTo: bottomAnchor),
            rule.trailingAnchor.constraint(equalTo: trailingAnchor),
            rule.heightAnchor.constraint(equalToConstant: 1),
            ruleInset
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        ruleInset.constant = 16
        button.isHidden = true
    }

    func makeFullWidthRule() {
        ruleInset.isActive = false
        ruleInset = rule.leadingAnchor.constraint(equalTo: leadingAnchor)
        ruleInset.isActive = true
    }

    func addIcon(named name: String?) {
        let icon = UIImageView(image: name.flatMap(UIImage.init(named:)))
        icon.translatesAutoresizingMaskIntoConstraints = false
        addSubview(icon)
        icon.trailingAnchor.constraint(equalTo: titleLabel.leadingAnchor, constant: -4).isActive = true
        icon.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor).isActive = true
        if let size = icon.image?.size, size.width < 24 {
            icon.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            icon.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        } else {
            icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
            icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
        }
    }
}
