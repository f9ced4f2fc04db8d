import UIKit

final class BadgeCollectionView: UIView {
    private var labels: [UILabel] = []
    private var icons: [String: UIImageView] = [:]
    private let leftColumn = Column()
    private let rightColumn = Column()

    final class Column: UIView {
        let label = UILabel()
        let icon = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
            for v in [label, icon] as [UIView] {
                v.translatesAutoresizingMaskIntoConstraints = false
                addSubview(v)
            }
            icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
            icon.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 2).isActive = true
            label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    func sizeColumns() {
        addSubview(leftColumn)
        addSubview(rightColumn)
        leftColumn.icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        rightColumn.icon.widthAnchor.constraint(equalToConstant: 32).isActive = true
        leftColumn.label.heightAnchor.constraint(equalToConstant: 14).isActive = true
        rightColumn.label.heightAnchor.constraint(equalToConstant: 18).isActive = true
        leftColumn.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        rightColumn.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }

    func sizeLabels() {
        for _ in 0..<2 {
            let l = UILabel()
            l.translatesAutoresizingMaskIntoConstraints = false
            addSubview(l)
            labels.append(l)
        }
        labels[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
        labels[1].widthAnchor.constraint(equalToConstant: 60).isActive = true
        labels[0].topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        labels[1].topAnchor.constraint(equalTo: topAnchor, constant: 30).isActive = true
        labels.first?.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        labels.last?.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
    }

    func sizeIcons(names: [String]) {
        for name in names where icons[name] == nil {
            let icon = UIImageView(image: UIImage(named: name))
            icon.translatesAutoresizingMaskIntoConstraints = false
            addSubview(icon)
            icons[name] = icon
        }
        icons["star"]?.widthAnchor.constraint(equalToConstant: 12).isActive = true
        icons["heart"]?.widthAnchor.constraint(equalToConstant: 16).isActive = true
        icons["star"]?.heightAnchor.constraint(equalToConstant: 12).isActive = true
        icons["heart"]?.heightAnchor.constraint(equalToConstant: 14).isActive = true
    }

    func sizeTagged() {
        for tag in 1...2 {
            let v = UIView()
            v.tag = tag
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
        viewWithTag(1)?.heightAnchor.constraint(equalToConstant: 2).isActive = true
        viewWithTag(2)?.heightAnchor.constraint(equalToConstant: 4).isActive = true
    }

    func zipRows(_ rows: [UIView]) {
        let heights: [CGFloat] = [20, 30, 40]
        for (row, height) in zip(rows, heights) {
            row.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            row.heightAnchor.constraint(equalToConstant: height).isActive = true
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: height / 2).isActive = true
        }
        for (above, below) in zip(rows, rows.dropFirst()) {
            below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 6).isActive = true
        }
    }

    func style(label: UILabel, in column: Column) {
        label.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let label = column.label
        label.widthAnchor.constraint(equalToConstant: 52).isActive = true
    }
}
