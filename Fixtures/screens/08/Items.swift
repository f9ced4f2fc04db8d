import UIKit

class ConfirmDialogViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let dimming = UIView()
        dimming.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(dimming)
        let dialog = UIView()
        dialog.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(dialog)
        let titleLabel = UILabel()
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(titleLabel)
        let messageLabel = UILabel()
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(messageLabel)
        let hLine = UIView()
        hLine.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(hLine)
        let vLine = UIView()
        vLine.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(vLine)
        let cancelButton = UIButton(type: .system)
        cancelButton.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(cancelButton)
        let confirmButton = UIButton(type: .system)
        confirmButton.translatesAutoresizingMaskIntoConstraints = false
        dialog.addSubview(confirmButton)

        self.view.addConstraints([
            NSLayoutConstraint(item: dimming, attribute: .top, relatedBy: .equal, toItem: self.view, attribute: .top, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dimming, attribute: .leading, relatedBy: .equal, toItem: self.view, attribute: .leading, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dimming, attribute: .bottom, relatedBy: .equal, toItem: self.view, attribute: .bottom, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dimming, attribute: .trailing, relatedBy: .equal, toItem: self.view, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .centerX, relatedBy: .equal, toItem: self.view, attribute: .centerX, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .centerY, relatedBy: .equal, toItem: self.view, attribute: .centerY, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .width, relatedBy: .lessThanOrEqual, toItem: self.view, attribute: .width, multiplier: 1.0, constant: -40.0),
            NSLayoutConstraint(item: dialog, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: self.view, attribute: .top, multiplier: 1.0, constant: 20.0),
        ])

        let width = NSLayoutConstraint(item: dialog, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 270.0)
        width.priority = UILayoutPriority(rawValue: 999)
        dialog.addConstraint(width)

        dialog.addConstraints([
            NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: dialog, attribute: .top, multiplier: 1.0, constant: 20.0),
            NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .equal, toItem: dialog, attribute: .leading, multiplier: 1.0, constant: 16.0),
            NSLayoutConstraint(item: dialog, attribute: .trailing, relatedBy: .equal, toItem: titleLabel, attribute: .trailing, multiplier: 1.0, constant: 16.0),
            NSLayoutConstraint(item: messageLabel, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom, multiplier: 1.0, constant: 4.0),
            NSLayoutConstraint(item: messageLabel, attribute: .leading, relatedBy: .equal, toItem: titleLabel, attribute: .leading, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: messageLabel, attribute: .trailing, relatedBy: .equal, toItem: titleLabel, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: hLine, attribute: .top, relatedBy: .equal, toItem: messageLabel, attribute: .bottom, multiplier: 1.0, constant: 20.0),
            NSLayoutConstraint(item: hLine, attribute: .leading, relatedBy: .equal, toItem: dialog, attribute: .leading, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .trailing, relatedBy: .equal, toItem: hLine, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: hLine, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 0.5),
            NSLayoutConstraint(item: cancelButton, attribute: .top, relatedBy: .equal, toItem: hLine, attribute: .bottom, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: cancelButton, attribute: .leading, relatedBy: .equal, toItem: dialog, attribute: .leading, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .bottom, relatedBy: .equal, toItem: cancelButton, attribute: .bottom, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: cancelButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 44.0),
            NSLayoutConstraint(item: vLine, attribute: .leading, relatedBy: .equal, toItem: cancelButton, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: vLine, attribute: .top, relatedBy: .equal, toItem: hLine, attribute: .bottom, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .bottom, relatedBy: .equal, toItem: vLine, attribute: .bottom, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: vLine, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 0.5),
            NSLayoutConstraint(item: confirmButton, attribute: .leading, relatedBy: .equal, toItem: vLine, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: dialog, attribute: .trailing, relatedBy: .equal, toItem: confirmButton, attribute: .trailing, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: confirmButton, attribute: .width, relatedBy: .equal, toItem: cancelButton, attribute: .width, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: confirmButton, attribute: .top, relatedBy: .equal, toItem: cancelButton, attribute: .top, multiplier: 1.0, constant: 0.0),
            NSLayoutConstraint(item: confirmButton, attribute: .bottom, relatedBy: .equal, toItem: cancelButton, attribute: .bottom, multiplier: 1.0, constant: 0.0),
        ])
    }
}
