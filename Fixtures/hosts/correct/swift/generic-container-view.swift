import UIKit

class Box<Content: UIView>: UIView {
    let content: Content
    var insets: UIEdgeInsets = .zero {
        didSet { rebuild() }
    }

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        rebuild()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func rebuild() {
        removeConstraints(constraints)
        let metrics = ["left": insets.left, "right": insets.right, "top": insets.top, "bottom": insets.bottom]
        let views: [String: Content] = ["content": content]
        for (axis, before, after) in [("H", "left", "right"), ("V", "top", "bottom")] {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "\(axis):|-\(before)-[content]-\(after)-|",
                options: [], metrics: metrics, views: views))
        }
    }
}

let boxed = Box(UILabel())
boxed.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
