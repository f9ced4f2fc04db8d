import UIKit

infix operator ~~: AdditionPrecedence
infix operator |==|: ComparisonPrecedence

@discardableResult
func ~~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
    lhs.priority = rhs
    return lhs
}

func |==| (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
    return lhs.constraint(equalToConstant: rhs)
}

final class MapCalloutView: UIView {
    let title = UILabel()
    let arrow = UIView()
    let closeButton = UIButton(type: .close)

    func layoutArrow() {
        arrow.translatesAutoresizingMaskIntoConstraints = false
        addSubview(arrow)
        NSLayoutConstraint.activate([
            (arrow.widthAnchor |==| 24) ~~ UILayoutPriority(500),
            arrow.widthAnchor |==| 18,
            arrow.heightAnchor |==| 9,
            arrow.bottomAnchor.constraint(equalTo: bottomAnchor),
            arrow.centerXAnchor.constraint(equalTo: centerXAnchor)
        ])
    }

    func layoutTitle() {
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        let trailing = title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40)
        trailing.priority = .required - 1
        trailing.isActive = true
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
        title.widthAnchor.constraint(equalToConstant: 160).isActive = true
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        widthAnchor.constraint(equalToConstant: 240).isActive = true
    }

    func layoutClose<Host: UIView>(in host: Host) {
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(closeButton)
        let size = Host.self == UIScrollView.self ? CGFloat(28) : CGFloat(24)
        closeButton.widthAnchor.constraint(equalToConstant: size).isActive = true
        closeButton.heightAnchor.constraint(equalToConstant: size).isActive = true
        closeButton.topAnchor.constraint(equalTo: host.topAnchor, constant: 4).isActive = true
        closeButton.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -4).isActive = true
    }
}
