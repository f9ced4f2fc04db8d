import UIKit
import PureLayout

final class ProfileTableHeader: UIView {
    private let coverView = UIImageView.newAutoLayout()
    private let avatarView = UIImageView.newAutoLayout()
    private let nameLabel = UILabel.newAutoLayout()
    private let statsStack = UIStackView.newAutoLayout()
    private var didSetUp = false
    private var coverHeight: NSLayoutConstraint?

    override func updateConstraints() {
        defer { super.updateConstraints() }
        guard !didSetUp else { return }
        didSetUp = true
        coverView.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
        coverHeight = coverView.autoSetDimension(.height, toSize: 140)
        avatarView.autoSetDimensions(to: CGSize(width: 80, height: 80))
        avatarView.autoAlignAxis(toSuperviewAxis: .vertical)
        avatarView.autoPinEdge(.top, to: .bottom, of: coverView, withOffset: -40)
        nameLabel.autoPinEdge(.top, to: .bottom, of: avatarView, withOffset: 8)
        nameLabel.autoAlignAxis(toSuperviewAxis: .vertical)
    }

    func collapseCover() {
        coverHeight?.autoRemove()
        coverHeight = coverView.autoSetDimension(.height, toSize: 64)
    }

    func layoutStats() {
        statsStack.autoPinEdge(.top, to: .bottom, of: nameLabel, withOffset: 12)
        statsStack.autoAlignAxis(toSuperviewAxis: .vertical)
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            self.statsStack.autoSetDimension(.width, toSize: 400)
        }
        statsStack.autoSetDimension(.width, toSize: 320, relation: .lessThanOrEqual)
    }

    func variants() -> ([NSLayoutConstraint], [NSLayoutConstraint]) {
        let small = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            self.avatarView.autoSetDimension(.height, toSize: 48)
        }
        let large = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            self.avatarView.autoSetDimension(.height, toSize: 96)
        }
        return (small, large)
    }

    func layoutBadge(on view: UIView) {
        let badge = UILabel.newAutoLayout()
        view.addSubview(badge)
        badge.autoPinEdge(toSuperviewEdge: .top, withInset: -6)
        badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: -6)
        badge.autoSetDimension(.height, toSize: 18)
        badge.autoSetDimension(.width, toSize: 18, relation: .greaterThanOrEqual)
    }
}
