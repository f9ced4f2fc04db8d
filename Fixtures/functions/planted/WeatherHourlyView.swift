import UIKit

final class WeatherHourlyView: UIView {

    func makeHourColumn(in parent: UIView) {
        let column = UIStackView()
        let icon = UIImageView()
        let bar = UIView()
        column.axis = .vertical
        column.distribution = .fill
        column.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(column)
        column.addArrangedSubview(icon)
        column.addArrangedSubview(bar)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: parent.topAnchor),
            column.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            column.heightAnchor.constraint(equalToConstant: 100),
            icon.heightAnchor.constraint(equalToConstant: 60),
            bar.heightAnchor.constraint(equalToConstant: 60)
        ])
    }

    func makeSummary(in parent: UIView) {
        let stack = UIStackView()
        let summary = UILabel()
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(summary)
        parent.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: parent.centerYAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        summary.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }

    func makeDays(in parent: UIView) {
        let today = UIView()
        let tomorrow = UIView()
        let later = UIView()
        let days = UIStackView(arrangedSubviews: [today, tomorrow, later])
        days.axis = .horizontal
        days.distribution = .fillEqually
        days.spacing = 10
        days.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(days)
        days.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40).isActive = true
        days.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        days.heightAnchor.constraint(equalToConstant: 72).isActive = true
        days.widthAnchor.constraint(equalToConstant: 320).isActive = true
        tomorrow.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }

    func makeWind(in parent: UIView) {
        let arrow = UIImageView()
        let speed = UILabel()
        let row = UIStackView(arrangedSubviews: [arrow, speed])
        row.spacing = 4
        row.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(row)
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 40),
            row.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            row.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            arrow.heightAnchor.constraint(equalToConstant: 24),
            arrow.widthAnchor.constraint(equalToConstant: 24)
        ])
    }
}
