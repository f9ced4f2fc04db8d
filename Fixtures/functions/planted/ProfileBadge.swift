import UIKit
import PureLayout

class ProfileBadge: UIView {
    let ring = UIView.newAutoLayout()
    let photo = UIImageView.newAutoLayout()
    let level = UILabel.newAutoLayout()
    let crown = UIImageView.newAutoLayout()

    func layoutRing() {
        addSubview(ring)
        ring.addSubview(photo)
        ring.autoSetDimensions(to: CGSize(width: 80, height: 80))
        ring.autoCenterInSuperview()
        photo.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        photo.autoSetDimension(.width, toSize: 76)
    }

    func layoutLevel() {
        addSubview(level)
        addSubview(crown)
        level.autoSetDimension(.height, toSize: 20)
        level.autoPinEdge(toSuperviewEdge: .bottom)
        level.autoAlignAxis(toSuperviewAxis: .vertical)
        crown.autoSetDimension(.height, toSize: 20)
        crown.autoMatch(.height, to: .height, of: level, withOffset: 10)
        crown.autoPinEdge(.bottom, to: .top, of: level)
        crown.autoAlignAxis(toSuperviewAxis: .vertical)
    }

    func layoutStatus() {
        let status = UIView.newAutoLayout()
        addSubview(status)
        status.autoSetDimensions(to: CGSize(width: 12, height: 12))
        status.autoPinEdge(toSuperviewEdge: .top, withInset: 2)
        status.autoAlignAxis(toSuperviewAxis: .vertical)
        status.autoAlignAxis(.vertical, toSameAxisOf: self, withOffset: 12)
    }
}
