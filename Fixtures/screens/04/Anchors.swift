import UIKit

public class ChatBubbleView: UIView {

    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeLayout()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeLayout()
    }

    private func makeLayout() {
        let avatar = UIImageView()
        avatar.layer.cornerRadius = 18
        let bubble = UIView()
        bubble.backgroundColor = .secondarySystemBackground
        let senderLabel = UILabel()
        senderLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
        let messageLabel = UILabel()
        messageLabel.numberOfLines = 0
        let meta = UIView()
        let timeLabel = UILabel()
        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let statusIcon = UIImageView()

        avatar.translatesAutoresizingMaskIntoConstraints = false
        bubble.translatesAutoresizingMaskIntoConstraints = false
        senderLabel.translatesAutoresizingMaskIntoConstraints = false
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        meta.translatesAutoresizingMaskIntoConstraints = false
        timeLabel.translatesAutoresizingMaskIntoConstraints = false
        statusIcon.translatesAutoresizingMaskIntoConstraints = false

        addSubview(avatar)
        addSubview(bubble)
        bubble.addSubview(senderLabel)
        bubble.addSubview(messageLabel)
        bubble.addSubview(meta)
        meta.addSubview(timeLabel)
        meta.addSubview(statusIcon)

        // Lets the table view pick a slightly different height while it is measuring.
        let bubbleBottom = bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6)
        bubbleBottom.priority = UILayoutPriority(rawValue: 999)

        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            avatar.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 36),
            avatar.heightAnchor.constraint(equalToConstant: 36),

            bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            bubble.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            bubbleBottom,
            bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
            bubble.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -24),

            senderLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            senderLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 12),

            messageLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 4),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 12),

            meta.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 4),
            meta.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(equalTo: meta.trailingAnchor, constant: 12),
            bubble.bottomAnchor.constraint(equalTo: meta.bottomAnchor, constant: 8),

            timeLabel.leadingAnchor.constraint(equalTo: meta.leadingAnchor),
            timeLabel.topAnchor.constraint(equalTo: meta.topAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: meta.bottomAnchor),
            statusIcon.leadingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 4),
            statusIcon.trailingAnchor.constraint(equalTo: meta.trailingAnchor),
            statusIcon.centerYAnchor.constraint(equalTo: timeLabel.centerYAnchor),
            statusIcon.widthAnchor.constraint(equalToConstant: 14),
            statusIcon.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
}
