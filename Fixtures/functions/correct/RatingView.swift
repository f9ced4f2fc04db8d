import UIKit

final class RatingView: UIView {
    private var stars: [UIImageView] = []
    private let caption = UILabel()

    func buildStars(count: Int) {
        var last: UIView? = nil
        for index in 0..<count {
            let star = UIImageView()
            star.tag = index
            star.translatesAutoresizingMaskIntoConstraints = false
            addSubview(star)
            star.widthAnchor.constraint(equalToConstant: 20).isActive = true
            star.heightAnchor.constraint(equalTo: star.widthAnchor).isActive = true
            star.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            if let last {
                star.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 4).isActive = true
            } else {
                star.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }
            last = star
            stars.append(star)
        }
        if let last {
            last.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
        }
    }

    func addLabels() {
        var label = UILabel()
        label.text = "Rating"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        label.heightAnchor.constraint(equalToConstant: 16).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true

        label = UILabel()
        label.text = "128 reviews"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 28).isActive = true
        label.heightAnchor.constraint(equalToConstant: 12).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
    }

    func addCaption() {
        addSubview(caption)
        caption.translatesAutoresizingMaskIntoConstraints = false
        caption.widthAnchor.constraint(equalToConstant: 120).isActive = true
        caption.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        caption.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        do {
            let caption = UILabel()
            caption.translatesAutoresizingMaskIntoConstraints = false
            addSubview(caption)
            caption.widthAnchor.constraint(equalToConstant: 60).isActive = true
            caption.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            caption.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
    }
}
