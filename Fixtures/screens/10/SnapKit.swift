import SnapKit
import UIKit

final class DayCell: UICollectionViewCell {

    override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addContent() {
        let rangeBackground = UIView()
        let todayCircle = UIView()
        let dayLabel = UILabel()
        dayLabel.setContentCompressionResistancePriority(UILayoutPriority(900), for: .horizontal)
        let dotRow = UIView()
        let dotOne = UIView()
        let dotTwo = UIView()
        let dotThree = UIView()

        contentView.addSubview(rangeBackground)
        contentView.addSubview(todayCircle)
        todayCircle.addSubview(dayLabel)
        contentView.addSubview(dotRow)
        dotRow.addSubview(dotOne)
        dotRow.addSubview(dotTwo)
        dotRow.addSubview(dotThree)

        rangeBackground.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.centerY.equalTo(todayCircle)
            make.height.equalTo(todayCircle).offset(-4)
        }
        todayCircle.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview().offset(-5)
            make.width.equalToSuperview().multipliedBy(0.75)
            make.width.lessThanOrEqualTo(40)
            make.height.equalTo(todayCircle.snp.width)
        }
        dayLabel.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().offset(-8)
        }
        dotRow.snp.makeConstraints { make in
            make.top.equalTo(todayCircle.snp.bottom).offset(3)
            make.centerX.equalToSuperview()
            make.height.equalTo(5)
            make.bottom.lessThanOrEqualToSuperview().offset(-2)
        }
        dotOne.snp.makeConstraints { make in
            make.leading.top.bottom.equalToSuperview()
            make.width.equalTo(dotOne.snp.height)
        }
        dotTwo.snp.makeConstraints { make in
            make.leading.equalTo(dotOne.snp.trailing).offset(2)
            make.centerY.size.equalTo(dotOne)
        }
        dotThree.snp.makeConstraints { make in
            make.leading.equalTo(dotTwo.snp.trailing).offset(2)
            make.trailing.equalToSuperview()
            make.centerY.equalTo(dotTwo)
            make.size.equalTo(dotOne)
        }
    }
}
