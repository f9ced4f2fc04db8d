import UIKit
import SnapKit

final class ArticleCell: UITableViewCell {
    static let reuseId = "ArticleCell"

    private let thumbView = UIImageView()
    private let headlineLabel = UILabel()
    private let sourceLabel = UILabel()
    private var thumbWidth: Constraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(thumbView)
        contentView.addSubview(headlineLabel)
        contentView.addSubview(sourceLabel)
        headlineLabel.numberOfLines = 3

        thumbView.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(12)
            make.trailing.equalToSuperview().inset(16)
            thumbWidth = make.width.equalTo(96).constraint
            make.height.equalTo(72).priority(.high)
            make.bottom.lessThanOrEqualToSuperview().inset(12)
        }
        headlineLabel.snp.makeConstraints { make in
            make.top.equalTo(thumbView)
            make.leading.equalToSuperview().offset(16)
            make.trailing.equalTo(thumbView.snp.leading).offset(-12)
        }
        sourceLabel.snp.makeConstraints { make in
            make.top.equalTo(headlineLabel.snp.bottom).offset(6)
            make.leading.trailing.equalTo(headlineLabel)
            make.bottom.lessThanOrEqualToSuperview().inset(12)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure(hasImage: Bool) {
        thumbView.snp.updateConstraints { make in
            make.width.equalTo(hasImage ? 96 : 0)
            make.trailing.equalToSuperview().inset(hasImage ? 16 : 4)
        }
    }

    func useLargeImage() {
        thumbView.snp.remakeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(thumbView.snp.width).multipliedBy(9.0 / 16.0)
        }
        headlineLabel.snp.remakeConstraints { make in
            make.top.equalTo(thumbView.snp.bottom).offset(12)
            make.leading.trailing.equalToSuperview().inset(16)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbWidth?.deactivate()
        thumbView.snp.remakeConstraints { make in
            make.top.equalToSuperview().offset(8)
            make.trailing.equalToSuperview().inset(16)
            thumbWidth = make.width.equalTo(80).constraint
            make.height.equalTo(60).priority(.high)
        }
    }
}
