import UIKit

/// A stretchy header, its height is measured for two widths.
final class SizingHeaderView: UIView {
    private let titleLabel = UILabel()
    private let artwork = UIImageView()
    private var needsReset = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        [titleLabel, artwork].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateConstraints() {
        // the artwork is laid out again from scratch
        if needsReset {
            needsReset = false
            NSLayoutConstraint.deactivate(artwork.constraints)
        }
        super.updateConstraints()
    }

    func prepareForTransition() {
        artwork.widthAnchor.constraint(equalToConstant: 120).isActive = true
        artwork.heightAnchor.constraint(equalToConstant: 120).isActive = true
        needsReset = true
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()

        artwork.widthAnchor.constraint(equalToConstant: 320).isActive = true
        artwork.heightAnchor.constraint(equalToConstant: 180).isActive = true
    }

    func activateTitle() {
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16).isActive = true
        titleLabel.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 12).isActive = true
    }
}
