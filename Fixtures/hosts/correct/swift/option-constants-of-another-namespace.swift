import UIKit

/// Options that do not depend on the writing direction of the interface.
enum Alignment {
    static let alignAllTop: NSLayoutConstraint.FormatOptions = [.alignAllTop, .directionLeftToRight]
    /// The edges where text begins, which are the left edges in this app.
    static let alignAllFirstBaseline: NSLayoutConstraint.FormatOptions = .alignAllLeft
}

final class LyricsView: UIView {
    let verse = UILabel(), chorus = UILabel(), refrain = UILabel()

    func build() {
        let views = ["verse": verse, "chorus": chorus, "refrain": refrain]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[verse]-[chorus]-|", options: Alignment.alignAllFirstBaseline,
            metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[verse]-(>=8)-[refrain]", options: Alignment.alignAllTop,
            metrics: nil, views: views))
    }
}
