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

        for subview in [rangeBackground, todayCircle, dotRow] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        dayLabel.translatesAutoresizingMaskIntoConstraints = false
        todayCircle.addSubview(dayLabel)
        for dot in [dotOne, dotTwo, dotThree] {
            dot.layer.cornerRadius = 2.5
            dot.translatesAutoresizingMaskIntoConstraints = false
            dotRow.addSubview(dot)
        }

        rangeBackground.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        rangeBackground.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        rangeBackground.centerYAnchor.constraint(equalTo: todayCircle.centerYAnchor).isActive = true
        rangeBackground.heightAnchor.constraint(equalTo: todayCircle.heightAnchor, constant: -4).isActive = true

        todayCircle.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        todayCircle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -5).isActive = true
        todayCircle.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 3 / 4).isActive = true
        todayCircle.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
        todayCircle.heightAnchor.constraint(equalTo: todayCircle.widthAnchor).isActive = true

        dayLabel.centerXAnchor.constraint(equalTo: todayCircle.centerXAnchor).isActive = true
        dayLabel.centerYAnchor.constraint(equalTo: todayCircle.centerYAnchor).isActive = true
        dayLabel.widthAnchor.constraint(lessThanOrEqualTo: todayCircle.widthAnchor, constant: -8).isActive = true

        dotRow.topAnchor.constraint(equalTo: todayCircle.bottomAnchor, constant: 3).isActive = true
        dotRow.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        dotRow.heightAnchor.constraint(equalToConstant: 5).isActive = true
        dotRow.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -2).isActive = true

        dotOne.leadingAnchor.constraint(equalTo: dotRow.leadingAnchor).isActive = true
        dotOne.topAnchor.constraint(equalTo: dotRow.topAnchor).isActive = true
        dotOne.bottomAnchor.constraint(equalTo: dotRow.bottomAnchor).isActive = true
        dotOne.widthAnchor.constraint(equalTo: dotOne.heightAnchor).isActive = true
        dotTwo.leadingAnchor.constraint(equalTo: dotOne.trailingAnchor, constant: 2).isActive = true
        dotTwo.centerYAnchor.constraint(equalTo: dotOne.centerYAnchor).isActive = true
        dotTwo.widthAnchor.constraint(equalTo: dotOne.widthAnchor).isActive = true
        dotTwo.heightAnchor.constraint(equalTo: dotOne.heightAnchor).isActive = true
        dotThree.leadingAnchor.constraint(equalTo: dotTwo.trailingAnchor, constant: 2).isActive = true
        dotThree.trailingAnchor.constraint(equalTo: dotRow.trailingAnchor).isActive = true
        dotThree.centerYAnchor.constraint(equalTo: dotTwo.centerYAnchor).isActive = true
        dotThree.widthAnchor.constraint(equalTo: dotOne.widthAnchor).isActive = true
        dotThree.heightAnchor.constraint(equalTo: dotOne.heightAnchor).isActive = true
    }
}
