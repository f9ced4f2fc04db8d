import UIKit

final class InvoiceHeaderView: UIView {
    private let logo = UIImageView()
    private let number = UILabel()
    private let due = UILabel()
    private let box = UIView()

    private func setUpLogo() {
        logo.translatesAutoresizingMaskIntoConstraints = false
        addSubview(logo)
        logo.widthAnchor.constraint(equalToConstant: 320).isActive = true
        logo.heightAnchor.constraint(equalToConstant: 180).isActive = true
        logo.widthAnchor.constraint(equalTo: logo.heightAnchor, multiplier: 16 / 9).isActive = true
        logo.topAnchor.constraint(equalTo: topAnchor).isActive = true
        logo.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }

    private func setUpBox() {
        box.translatesAutoresizingMaskIntoConstraints = false
        number.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        box.addSubview(number)
        let views = ["number": number, "box": box]
        NSLayoutConstraint.activate([
            NSLayoutConstraint.constraints(withVisualFormat: "H:[box(300)]", options: [], metrics: nil, views: views),
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[number(268)]-16-|", options: [], metrics: nil, views: views),
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[number]-|", options: [], metrics: nil, views: views)
        ].flatMap { $0 })
        box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        box.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 12).isActive = true
    }

    private func setUpDue() {
        due.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(due)
        due.widthAnchor.constraint(equalToConstant: 200).isActive = true
        due.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 50).isActive = true
        due.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        due.topAnchor.constraint(equalTo: number.bottomAnchor).isActive = true
        due.addConstraint(NSLayoutConstraint(item: due, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 200))
    }

    private func setUpThirds() {
        var previous = box.leadingAnchor
        let third: CGFloat = 1.0 / 3.0
        for _ in 0..<3 {
            let column = UIView()
            column.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(column)
            column.leadingAnchor.constraint(equalTo: previous).isActive = true
            column.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: third).isActive = true
            column.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
            column.heightAnchor.constraint(equalToConstant: 1).isActive = true
            previous = column.trailingAnchor
        }
    }

    private func setUpStamp() {
        let stamp = UIImageView()
        stamp.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stamp)
        NSLayoutConstraint.activate([
            stamp.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            stamp.heightAnchor.constraint(lessThanOrEqualToConstant: 44),
            stamp.widthAnchor.constraint(lessThanOrEqualTo: stamp.heightAnchor, multiplier: 2),
            stamp.widthAnchor.constraint(greaterThanOrEqualToConstant: 88),
            stamp.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            stamp.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        ])
    }

    private func setUpWatermark() {
        let watermark = UILabel()
        watermark.translatesAutoresizingMaskIntoConstraints = false
        addSubview(watermark)
        // watermark.widthAnchor.constraint(equalToConstant: 80).isActive = true
        /* NSLayoutConstraint.activate([
            watermark.widthAnchor.constraint(equalToConstant: 90),
            /* watermark.heightAnchor.constraint(equalToConstant: 90) */
        ]) */
        watermark.text = "watermark.widthAnchor.constraint(equalToConstant: 100).isActive = true"
        watermark.accessibilityHint = """
        watermark.heightAnchor.constraint(equalToConstant: 10).isActive = true
        """
        watermark.widthAnchor.constraint(equalToConstant: 120).isActive = true
        watermark.heightAnchor.constraint(equalToConstant: 20).isActive = true
        watermark.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        watermark.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
}
