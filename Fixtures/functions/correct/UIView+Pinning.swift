import UIKit

extension UIView {

    @discardableResult
    func pin(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right)
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func pinEdges(_ edges: NSDirectionalRectEdge, to guide: UILayoutGuide) {
        translatesAutoresizingMaskIntoConstraints = false
        if edges.contains(.top) { topAnchor.constraint(equalTo: guide.topAnchor).isActive = true }
        if edges.contains(.bottom) { bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true }
        if edges.contains(.leading) { leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true }
        if edges.contains(.trailing) { trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true }
    }

    func setSize(_ size: CGSize) {
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.constraint(equalToConstant: size.width).isActive = true
        heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    func replaceHeight(with value: CGFloat) {
        for c in constraints where c.firstAttribute == .height && c.secondItem == nil {
            c.isActive = false
        }
        heightAnchor.constraint(equalToConstant: value).isActive = true
    }

    func centerInSuperview(offset: CGPoint = .zero) {
        guard let parent = superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: parent.centerXAnchor, constant: offset.x),
            centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: offset.y)
        ])
    }
}
