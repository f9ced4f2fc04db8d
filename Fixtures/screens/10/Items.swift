import UIKit

class DayCell: UICollectionViewCell {

    override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addContent()
    }

    private func addContent() {
        let rangeBackground = UIView()
        rangeBackground.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(rangeBackground)
        let todayCircle = UIView()
        todayCircle.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(todayCircle)
        let dayLabel = UILabel()
        dayLabel.translatesAutoresizingMaskIntoConstraints = false
        dayLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 900), for: .horizontal)
        todayCircle.addSubview(dayLabel)
        let dotRow = UIView()
        dotRow.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(dotRow)
        let dotOne = UIView()
        dotOne.translatesAutoresizingMaskIntoConstraints = false
        dotRow.addSubview(dotOne)
        let dotTwo = UIView()
        dotTwo.translatesAutoresizingMaskIntoConstraints = false
        dotRow.addSubview(dotTwo)
        let dotThree = UIView()
        dotThree.translatesAutoresizingMaskIntoConstraints = false
        dotRow.addSubview(dotThree)

        contentView.addConstraints([
            NSLayoutConstraint(
                item: rangeBackground, attribute: .leading,
                relatedBy: .equal,
                toItem: contentView, attribute: .leading,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: rangeBackground, attribute: .trailing,
                relatedBy: .equal,
                toItem: contentView, attribute: .trailing,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: rangeBackground, attribute: .centerY,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .centerY,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: rangeBackground, attribute: .height,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .height,
                multiplier: 1, constant: -4),
            NSLayoutConstraint(
                item: todayCircle, attribute: .centerX,
                relatedBy: .equal,
                toItem: contentView, attribute: .centerX,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: todayCircle, attribute: .centerY,
                relatedBy: .equal,
                toItem: contentView, attribute: .centerY,
                multiplier: 1, constant: -5),
            NSLayoutConstraint(
                item: todayCircle, attribute: .width,
                relatedBy: .equal,
                toItem: contentView, attribute: .width,
                multiplier: 0.75, constant: 0),
            NSLayoutConstraint(
                item: dotRow, attribute: .top,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .bottom,
                multiplier: 1, constant: 3),
            NSLayoutConstraint(
                item: dotRow, attribute: .centerX,
                relatedBy: .equal,
                toItem: contentView, attribute: .centerX,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: contentView, attribute: .bottom,
                relatedBy: .greaterThanOrEqual,
                toItem: dotRow, attribute: .bottom,
                multiplier: 1, constant: 2),
        ])

        todayCircle.addConstraints([
            NSLayoutConstraint(
                item: todayCircle, attribute: .width,
                relatedBy: .lessThanOrEqual,
                toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 40),
            NSLayoutConstraint(
                item: todayCircle, attribute: .height,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .width,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: dayLabel, attribute: .centerX,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .centerX,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: dayLabel, attribute: .centerY,
                relatedBy: .equal,
                toItem: todayCircle, attribute: .centerY,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: dayLabel, attribute: .width,
                relatedBy: .lessThanOrEqual,
                toItem: todayCircle, attribute: .width,
                multiplier: 1, constant: -8),
        ])

        dotRow.addConstraints([
            NSLayoutConstraint(item: dotRow, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5),
            NSLayoutConstraint(item: dotOne, attribute: .leading, relatedBy: .equal, toItem: dotRow, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotOne, attribute: .top, relatedBy: .equal, toItem: dotRow, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotOne, attribute: .bottom, relatedBy: .equal, toItem: dotRow, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotOne, attribute: .width, relatedBy: .equal, toItem: dotOne, attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotTwo, attribute: .leading, relatedBy: .equal, toItem: dotOne, attribute: .trailing, multiplier: 1, constant: 2),
            NSLayoutConstraint(item: dotTwo, attribute: .centerY, relatedBy: .equal, toItem: dotOne, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotTwo, attribute: .width, relatedBy: .equal, toItem: dotOne, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotTwo, attribute: .height, relatedBy: .equal, toItem: dotOne, attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotThree, attribute: .leading, relatedBy: .equal, toItem: dotTwo, attribute: .trailing, multiplier: 1, constant: 2),
            NSLayoutConstraint(item: dotThree, attribute: .trailing, relatedBy: .equal, toItem: dotRow, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotThree, attribute: .centerY, relatedBy: .equal, toItem: dotTwo, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotThree, attribute: .width, relatedBy: .equal, toItem: dotOne, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: dotThree, attribute: .height, relatedBy: .equal, toItem: dotOne, attribute: .height, multiplier: 1, constant: 0),
        ])
    }
}
