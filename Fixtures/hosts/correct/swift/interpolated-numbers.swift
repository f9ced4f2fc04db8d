import UIKit

struct Spacing {
    static let small = 4
    static let medium: CGFloat = 8.5
    static let large = 16
}

final class TagView: UIView {
    let label = UILabel()
    let remove = UIButton()

    func setup(height: Int) {
        let views: [String: UIView] = ["label": label, "remove": remove]
        let inset = Spacing.large * 2
        let lines = [
            "H:|-\(Spacing.small)-[label]-\(Spacing.medium)-[remove(\(height))]-\(Spacing.small)-|",
            "V:|-\(inset)-[label(\(height))]-\(inset)-|",
            "V:[remove(\(height))]",
        ]
        for line in lines {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: line, options: [], metrics: nil, views: views))
        }
    }
}
