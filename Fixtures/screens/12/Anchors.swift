import UIKit

class BrowserToolbar: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        installItems()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func installItems() {
        let separator = UIView()
        let backButton = UIButton(type: .system)
        let spacer1 = UIView()
        let forwardButton = UIButton(type: .system)
        let spacer2 = UIView()
        let shareButton = UIButton(type: .system)
        let spacer3 = UIView()
        let tabsButton = UIButton(type: .system)
        let badge = UILabel()

        spacer1.isHidden = true
        spacer2.isHidden = true
        spacer3.isHidden = true
        badge.layer.cornerRadius = 8

        for item in [separator, backButton, spacer1, forwardButton, spacer2, shareButton, spacer3, tabsButton] {
            addSubview(item)
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        tabsButton.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false

        let spacerHeight = spacer1.heightAnchor.constraint(equalToConstant: 1)
        spacerHeight.priority = .defaultLow

        NSLayoutConstraint.activate([
            separator.topAnchor.constraint(equalTo: self.topAnchor),
            separator.leadingAnchor.constraint(equalTo: self.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),

            backButton.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
            spacer1.leadingAnchor.constraint(equalTo: backButton.trailingAnchor),
            forwardButton.leadingAnchor.constraint(equalTo: spacer1.trailingAnchor),
            spacer2.leadingAnchor.constraint(equalTo: forwardButton.trailingAnchor),
            shareButton.leadingAnchor.constraint(equalTo: spacer2.trailingAnchor),
            spacer3.leadingAnchor.constraint(equalTo: shareButton.trailingAnchor),
            tabsButton.leadingAnchor.constraint(equalTo: spacer3.trailingAnchor),
            self.trailingAnchor.constraint(equalTo: tabsButton.trailingAnchor, constant: 16),

            forwardButton.widthAnchor.constraint(equalTo: backButton.widthAnchor),
            spacer1.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
            spacer2.widthAnchor.constraint(equalTo: spacer1.widthAnchor),
            spacer3.widthAnchor.constraint(equalTo: spacer1.widthAnchor, multiplier: 2),

            spacerHeight,
            spacer2.heightAnchor.constraint(equalTo: spacer1.heightAnchor),
            spacer3.heightAnchor.constraint(equalTo: spacer1.heightAnchor),

            backButton.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            spacer1.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            forwardButton.centerYAnchor.constraint(equalTo: backButton.centerYAnchor),
            spacer2.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            shareButton.centerYAnchor.constraint(equalTo: backButton.centerYAnchor, constant: -1),
            spacer3.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            tabsButton.centerYAnchor.constraint(equalTo: backButton.centerYAnchor),

            badge.centerXAnchor.constraint(equalTo: tabsButton.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: tabsButton.topAnchor),
            badge.heightAnchor.constraint(equalToConstant: 16),
            badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
        ])
    }
}
