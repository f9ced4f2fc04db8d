import UIKit

final class RatingView: UIView {
    private let stars = (0..<5).map { _ in UIImageView() }

    func install() {
        var views: [String: UIView] = [:]
        for (offset, star) in stars.enumerated() {
            star.translatesAutoresizingMaskIntoConstraints = false
            addSubview(star)
            views["star\(offset)"] = star
        }
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|[star0][star1(==star0)][star2(==star0)][star3(==star0)][star4(==star0)]|",
             [.alignAllTop, .alignAllBottom]),
            ("V:|[star0]|", []),
        ]
        let constraints = formats.flatMap { format, options in
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(constraints)
    }
}
