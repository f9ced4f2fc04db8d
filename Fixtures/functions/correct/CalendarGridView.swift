import UIKit

final class CalendarGridView: UIView {

    private var dayViews: [[UIView]] = []
    private let weekdays = ["M", "T", "W", "T", "F", "S", "S"]
    private let monthLabel = UILabel()

    func buildGrid(weeks: Int) {
        var above: UIView = monthLabel
        for _ in 0..<weeks {
            var row: [UIView] = []
            var before: UIView?
            for _ in 0..<7 {
                let day = UIView()
                day.translatesAutoresizingMaskIntoConstraints = false
                addSubview(day)
                day.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 2).isActive = true
                day.heightAnchor.constraint(equalTo: day.widthAnchor).isActive = true
                if let before = before {
                    day.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 1).isActive = true
                    day.widthAnchor.constraint(equalTo: before.widthAnchor).isActive = true
                } else {
                    day.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4).isActive = true
                }
                before = day
                row.append(day)
            }
            before?.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4).isActive = true
            above = row[0]
            dayViews.append(row)
        }
    }

    func buildHeader() {
        monthLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(monthLabel)
        monthLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        monthLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        monthLabel.heightAnchor.constraint(equalToConstant: 32).isActive = true
        for (index, name) in weekdays.enumerated() {
            let label = UILabel()
            label.text = name
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(index) * 40).isActive = true
            label.widthAnchor.constraint(equalToConstant: 40).isActive = true
            label.topAnchor.constraint(equalTo: monthLabel.bottomAnchor).isActive = true
        }
    }

    func highlight(_ day: UIView) {
        viewWithTag(99)?.removeFromSuperview()
        let marker = UIView()
        marker.tag = 99
        marker.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(marker, at: 0)
        let inset: CGFloat = day.bounds.width > 44 ? 6 : 2
        NSLayoutConstraint.activate([
            marker.centerXAnchor.constraint(equalTo: day.centerXAnchor),
            marker.centerYAnchor.constraint(equalTo: day.centerYAnchor),
            marker.widthAnchor.constraint(equalTo: day.widthAnchor, constant: -inset),
            marker.heightAnchor.constraint(equalTo: marker.widthAnchor)
        ])
    }
}
