import UIKit

final class FlowView: UIView {
    enum Axis { case horizontal, vertical }

    let first = UILabel()
    let second = UILabel()

    func layOut(along axis: Axis) {
        let views = ["first": first, "second": second]
        let options: NSLayoutConstraint.FormatOptions
        let format: String
        switch axis {
        case .horizontal:
            options = [.alignAllFirstBaseline, .directionLeadingToTrailing]
            format = "H:|-[first]-[second]-|"
        case .vertical:
            options = [.alignAllLeading, .alignAllTrailing]
            format = "V:|-[first]-[second]-|"
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: nil, views: views))
    }
}
