import UIKit

final class OrderStatusView: UIView {

    enum Status {
        case pending
        case shipped(tracking: String)
        case delivered(date: Date)
    }

    private let stack = UIStackView()
    private let iconView = UIImageView()
    private let statusLabel = UILabel()
    private let trackingLabel = UILabel()
    private let mapPreview = UIView()
    private var mapConstraints: [NSLayoutConstraint] = []

    private func configureStack() {
        stack.axis = .horizontal
        stack.spacing = 8
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.addArrangedSubview(iconView)
        stack.addArrangedSubview(statusLabel)
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalToConstant: 260),
            stack.heightAnchor.constraint(equalToConstant: 44),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: topAnchor),
            iconView.widthAnchor.constraint(equalToConstant: 28),
            iconView.heightAnchor.constraint(equalToConstant: 28)
        ])
    }

    func apply(_ status: Status) {
        NSLayoutConstraint.deactivate(mapConstraints)
        mapPreview.removeFromSuperview()
        switch status {
        case .pending:
            mapConstraints = []
        case .shipped(let tracking):
            trackingLabel.text = tracking
            addSubview(mapPreview)
            mapConstraints = [
                mapPreview.heightAnchor.constraint(equalToConstant: 140),
                mapPreview.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8)
            ]
        case .delivered:
            addSubview(mapPreview)
            mapConstraints = [
                mapPreview.heightAnchor.constraint(equalToConstant: 80),
                mapPreview.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16)
            ]
        }
        NSLayoutConstraint.activate(mapConstraints)
    }

    private func configureAlignedStack() {
        let column = UIStackView()
        let tag = UILabel()
        let line = UIView()
        column.axis = .vertical
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        column.addArrangedSubview(tag)
        column.addArrangedSubview(line)
        column.widthAnchor.constraint(equalToConstant: 300).isActive = true
        column.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
        column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        tag.widthAnchor.constraint(equalToConstant: 120).isActive = true
        line.widthAnchor.constraint(equalToConstant: 200).isActive = true
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }

    private func configureSpacedStack() {
        let a = UIView(), b = UIView(), c = UIView()
        let row = UIStackView(arrangedSubviews: [a, b, c])
        row.distribution = .equalSpacing
        row.spacing = 4
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        row.widthAnchor.constraint(equalToConstant: 300).isActive = true
        row.heightAnchor.constraint(equalToConstant: 20).isActive = true
        row.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        for dot in [a, b, c] {
            dot.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
    }
}
