import UIKit

class ChatBubbleView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)

        let avatar = UIImageView()
        let bubble = UIView()
        let senderLabel = UILabel()
        let messageLabel = UILabel()
        let meta = UIView()
        let timeLabel = UILabel()
        let statusIcon = UIImageView()

        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

        [avatar, bubble, senderLabel, messageLabel, meta, timeLabel, statusIcon].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }

        self.addSubview(avatar)
        self.addSubview(bubble)
        bubble.addSubview(senderLabel)
        bubble.addSubview(messageLabel)
        bubble.addSubview(meta)
        meta.addSubview(timeLabel)
        meta.addSubview(statusIcon)

        let bottom = NSLayoutConstraint(item: bubble, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -6)
        bottom.priority = UILayoutPriority(999)

        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: avatar, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: avatar, attribute: .bottom, relatedBy: .equal, toItem: bubble, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: avatar, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 36),
            NSLayoutConstraint(item: avatar, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 36),
            NSLayoutConstraint(item: bubble, attribute: .leading, relatedBy: .equal, toItem: avatar, attribute: .trailing, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: bubble, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 6),
            bottom,
            NSLayoutConstraint(item: bubble, attribute: .width, relatedBy: .lessThanOrEqual, toItem: self, attribute: .width, multiplier: 0.75, constant: 0),
            NSLayoutConstraint(item: bubble, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: -24),
            NSLayoutConstraint(item: senderLabel, attribute: .top, relatedBy: .equal, toItem: bubble, attribute: .top, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: senderLabel, attribute: .leading, relatedBy: .equal, toItem: bubble, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: senderLabel, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: bubble, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: messageLabel, attribute: .top, relatedBy: .equal, toItem: senderLabel, attribute: .bottom, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: messageLabel, attribute: .leading, relatedBy: .equal, toItem: bubble, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: messageLabel, attribute: .trailing, relatedBy: .equal, toItem: bubble, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: meta, attribute: .top, relatedBy: .equal, toItem: messageLabel, attribute: .bottom, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: meta, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: bubble, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: meta, attribute: .trailing, relatedBy: .equal, toItem: bubble, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: meta, attribute: .bottom, relatedBy: .equal, toItem: bubble, attribute: .bottom, multiplier: 1, constant: -8),
            NSLayoutConstraint(item: timeLabel, attribute: .leading, relatedBy: .equal, toItem: meta, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: timeLabel, attribute: .top, relatedBy: .equal, toItem: meta, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: timeLabel, attribute: .bottom, relatedBy: .equal, toItem: meta, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: statusIcon, attribute: .leading, relatedBy: .equal, toItem: timeLabel, attribute: .trailing, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: statusIcon, attribute: .trailing, relatedBy: .equal, toItem: meta, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: statusIcon, attribute: .centerY, relatedBy: .equal, toItem: timeLabel, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: statusIcon, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 14),
            NSLayoutConstraint(item: statusIcon, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
