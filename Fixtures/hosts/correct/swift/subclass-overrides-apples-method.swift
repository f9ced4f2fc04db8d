import UIKit

/// Adds the orientation and the closing bar to each format.
final class HorizontalConstraint: NSLayoutConstraint {
    override class func constraints(
        withVisualFormat format: String,
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        return super.constraints(
            withVisualFormat: "H:|" + format + "|", options: options, metrics: metrics, views: views)
    }
}

final class TickerView: UIView {
    let text = UILabel()

    func build() {
        let views = ["text": text]
        addConstraints(HorizontalConstraint.constraints(
            withVisualFormat: "-4-[text]-4-", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[text]|", options: [], metrics: nil, views: views))
    }
}
