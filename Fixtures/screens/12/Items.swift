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
        separator.translatesAutoresizingMaskIntoConstraints = false
        addSubview(separator)
        let backButton = UIButton(type: .system)
        backButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(backButton)
        let spacer1 = UIView()
        spacer1.translatesAutoresizingMaskIntoConstraints = false
        addSubview(spacer1)
        let forwardButton = UIButton(type: .system)
        forwardButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(forwardButton)
        let spacer2 = UIView()
        spacer2.translatesAutoresizingMaskIntoConstraints = false
        addSubview(spacer2)
        let shareButton = UIButton(type: .system)
        shareButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(shareButton)
        let spacer3 = UIView()
        spacer3.translatesAutoresizingMaskIntoConstraints = false
        addSubview(spacer3)
        let tabsButton = UIButton(type: .system)
        tabsButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(tabsButton)
        let badge = UILabel()
        badge.translatesAutoresizingMaskIntoConstraints = false
        tabsButton.addSubview(badge)

        addConstraint(NSLayoutConstraint(item: separator, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: separator, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: separator, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: separator, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1))

        // Left to right
        addConstraint(NSLayoutConstraint(item: backButton, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 16))
        addConstraint(NSLayoutConstraint(item: backButton, attribute: .trailing, relatedBy: .equal, toItem: spacer1, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer1, attribute: .trailing, relatedBy: .equal, toItem: forwardButton, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: forwardButton, attribute: .trailing, relatedBy: .equal, toItem: spacer2, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer2, attribute: .trailing, relatedBy: .equal, toItem: shareButton, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: shareButton, attribute: .trailing, relatedBy: .equal, toItem: spacer3, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer3, attribute: .trailing, relatedBy: .equal, toItem: tabsButton, attribute: .leading, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: tabsButton, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -16))

        // Widths
        addConstraint(NSLayoutConstraint(item: forwardButton, attribute: .width, relatedBy: .equal, toItem: backButton, attribute: .width, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer1, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8))
        addConstraint(NSLayoutConstraint(item: spacer1, attribute: .width, relatedBy: .equal, toItem: spacer2, attribute: .width, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer1, attribute: .width, relatedBy: .equal, toItem: spacer3, attribute: .width, multiplier: 0.5, constant: 0))

        // Heights
        let spacerHeight = NSLayoutConstraint(item: spacer1, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1)
        spacerHeight.priority = UILayoutPriority.defaultLow
        addConstraint(spacerHeight)
        addConstraint(NSLayoutConstraint(item: spacer2, attribute: .height, relatedBy: .equal, toItem: spacer1, attribute: .height, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer3, attribute: .height, relatedBy: .equal, toItem: spacer1, attribute: .height, multiplier: 1, constant: 0))

        // Vertical positions
        addConstraint(NSLayoutConstraint(item: backButton, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer1, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer2, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: spacer3, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: forwardButton, attribute: .centerY, relatedBy: .equal, toItem: backButton, attribute: .centerY, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: backButton, attribute: .centerY, relatedBy: .equal, toItem: shareButton, attribute: .centerY, multiplier: 1, constant: 1))
        addConstraint(NSLayoutConstraint(item: tabsButton, attribute: .centerY, relatedBy: .equal, toItem: backButton, attribute: .centerY, multiplier: 1, constant: 0))

        // Badge
        addConstraint(NSLayoutConstraint(item: badge, attribute: .centerX, relatedBy: .equal, toItem: tabsButton, attribute: .trailing, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: badge, attribute: .centerY, relatedBy: .equal, toItem: tabsButton, attribute: .top, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: badge, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 16))
        addConstraint(NSLayoutConstraint(item: badge, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: badge, attribute: .height, multiplier: 1, constant: 0))
    }
}
