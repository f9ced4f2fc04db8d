import UIKit

final class ChatBubbleCell: UICollectionViewCell {
    enum Direction { case incoming, outgoing }

    private let bubble = UIView()
    private let textLabel = UILabel()
    private let timeLabel = UILabel()
    private lazy var incomingConstraint = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    private lazy var outgoingConstraint = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    private lazy var incomingWidth = bubble.widthAnchor.constraint(equalToConstant: 240)
    private lazy var outgoingWidth = bubble.widthAnchor.constraint(equalToConstant: 200)

    var direction: Direction = .incoming {
        didSet {
            updateDirection()
        }
    }

    private func updateDirection() {
        let incoming = direction == .incoming
        if incoming {
            outgoingWidth.isActive = false
            outgoingConstraint.isActive = false
        }
        incomingWidth.isActive = incoming
        incomingConstraint.isActive = incoming
        outgoingWidth.isActive = !incoming
        outgoingConstraint.isActive = !incoming
    }

    private func setUp() {
        for v in [bubble, textLabel, timeLabel] {
            v.translatesAutoresizingMaskIntoConstraints = false
        }
        contentView.addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.addSubview(timeLabel)
        let timeWidth = timeLabel.widthAnchor.constraint(equalToConstant: 20)
        timeWidth.priority = .defaultLow
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            textLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            textLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            textLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            timeLabel.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 2),
            timeLabel.trailingAnchor.constraint(equalTo: textLabel.trailingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
            timeLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 36),
            timeWidth
        ])
    }

    private var reactionView: UIView?
    private var reactionLeading: NSLayoutConstraint?
    func showReaction(_ image: UIImage?) {
        guard let image = image else {
            reactionView?.removeFromSuperview()
            reactionView = nil
            return
        }
        guard reactionView == nil else {
            reactionLeading?.constant = 24
            return
        }
        let view = UIImageView(image: image)
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        reactionLeading = view.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: -8)
        reactionLeading?.isActive = true
        view.topAnchor.constraint(equalTo: bubble.topAnchor, constant: -8).isActive = true
        view.widthAnchor.constraint(equalToConstant: 22).isActive = true
        view.heightAnchor.constraint(equalToConstant: 22).isActive = true
        reactionView = view
    }
}
