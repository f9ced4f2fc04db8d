import UIKit

final class TimelineEntryView: UIView {
    private let dot = UIView()
    private let line = UIView()
    private let card = UIView()
    private let dateLabel = UILabel()
    private let noteLabel = UILabel()

    var isHighlighted = false

    private func buildDot() {
        for v in [dot, line] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
        dot.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
        line.topAnchor.constraint(equalTo: topAnchor).isActive = true
        line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
        line.widthAnchor.constraint(equalToConstant: 2).isActive = true
        dot.leadingAnchor.constraint(equalTo: line.trailingAnchor, constant: 8).isActive = true
        line.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8).isActive = true
    }

    private func buildCard() {
        let frame = UIView()
        frame.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
        addSubview(frame)
        frame.addSubview(card)
        NSLayoutConstraint.activate([
            frame.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            frame.trailingAnchor.constraint(equalTo: trailingAnchor),
            frame.topAnchor.constraint(equalTo: topAnchor),
            frame.heightAnchor.constraint(equalToConstant: 90),
            card.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            card.topAnchor.constraint(equalTo: frame.topAnchor, constant: 12),
            card.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -12),
            card.heightAnchor.constraint(greaterThanOrEqualToConstant: 80)
        ])
        if isHighlighted {
            card.layer.borderWidth = 2
        }
    }

    private func buildDate(width: CGFloat) {
        dateLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(dateLabel)
        NSLayoutConstraint.activate([
            dateLabel.widthAnchor.constraint(equalToConstant: width),
            dateLabel.heightAnchor.constraint(equalToConstant: 14),
            dateLabel.topAnchor.constraint(equalTo: topAnchor),
            dateLabel.trailingAnchor.constraint(equalTo: trailingAnchor)
        ])
        dateLabel.textAlignment = .right
        dateLabel.widthAnchor.constraint(equalToConstant: width + 1).isActive = true
    }

    private func buildNote() {
        noteLabel.numberOfLines = 0
        noteLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(noteLabel)
        noteLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
        trailingAnchor.constraint(equalTo: noteLabel.trailingAnchor, constant: 30).isActive = true
        noteLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        noteLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10).isActive = true
    }
}
