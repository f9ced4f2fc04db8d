import SnapKit
import UIKit

class ChatBubbleView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        makeLayout()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeLayout() {
        let avatar = UIImageView()
        let bubble = UIView()
        let senderLabel = UILabel()
        let messageLabel = UILabel()
        let meta = UIView()
        let timeLabel = UILabel()
        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let statusIcon = UIImageView()

        addSubview(avatar)
        addSubview(bubble)
        bubble.addSubview(senderLabel)
        bubble.addSubview(messageLabel)
        bubble.addSubview(meta)
        meta.addSubview(timeLabel)
        meta.addSubview(statusIcon)

        avatar.snp.makeConstraints { (make) in
            make.leading.equalToSuperview().inset(12)
            make.bottom.equalTo(bubble)
            make.size.equalTo(36)
        }

        bubble.snp.makeConstraints { (make) in
            make.leading.equalTo(avatar.snp.trailing).offset(8)
            make.top.equalToSuperview().inset(6)
            make.bottom.equalToSuperview().inset(6).priority(999)
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
            make.trailing.lessThanOrEqualToSuperview().inset(24)
        }

        senderLabel.snp.makeConstraints { (make) in
            make.top.equalToSuperview().offset(8)
            make.leading.equalToSuperview().offset(12)
            make.trailing.lessThanOrEqualToSuperview().offset(-12)
        }

        messageLabel.snp.makeConstraints { (make) in
            make.top.equalTo(senderLabel.snp.bottom).offset(4)
            make.leading.trailing.equalToSuperview().inset(12)
        }

        meta.snp.makeConstraints { (make) in
            make.top.equalTo(messageLabel.snp.bottom).offset(4)
            make.leading.greaterThanOrEqualToSuperview().inset(12)
            make.trailing.equalToSuperview().inset(12)
            make.bottom.equalToSuperview().inset(8)
        }

        timeLabel.snp.makeConstraints { (make) in
            make.leading.top.bottom.equalToSuperview()
        }

        statusIcon.snp.makeConstraints { (make) in
            make.leading.equalTo(timeLabel.snp.trailing).offset(4)
            make.trailing.equalToSuperview()
            make.centerY.equalTo(timeLabel)
            make.width.equalTo(14)
            make.height.equalTo(10)
        }
    }
}
