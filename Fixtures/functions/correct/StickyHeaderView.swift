import UIKit

final class StickyHeaderView: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private weak var scrollView: UIScrollView?
    private var heightConstraint: NSLayoutConstraint?

    var minimumHeight: CGFloat = 64 {
        didSet { minimumConstraint?.constant = minimumHeight }
    }
    private var minimumConstraint: NSLayoutConstraint?

    func attach(to scrollView: UIScrollView, in container: UIView) {
        self.scrollView = scrollView
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        let followsContent = topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)
        followsContent.priority = UILayoutPriority(rawValue: 900)
        let sticks = topAnchor.constraint(lessThanOrEqualTo: container.topAnchor)
        let minimum = heightAnchor.constraint(greaterThanOrEqualToConstant: minimumHeight)
        NSLayoutConstraint.activate([
            followsContent,
            sticks,
            minimum,
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor)
        ])
        minimumConstraint = minimum
    }

    func setUpImage() {
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        let height = imageView.heightAnchor.constraint(equalToConstant: 220)
        height.priority = .defaultHigh
        height.isActive = true
        heightConstraint = height
        imageView.topAnchor.constraint(lessThanOrEqualTo: topAnchor).isActive = true
        imageView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        imageView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        imageView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: 240).isActive = true
    }

    func setUpTitle() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.lastBaselineAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -4),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16)
        ])
    }

    func stretch(by overscroll: CGFloat) {
        let height = max(0, overscroll) + 220
        heightConstraint?.constant = height
        guard overscroll > 40 else { return }
        heightConstraint?.priority = .defaultLow
    }
}
