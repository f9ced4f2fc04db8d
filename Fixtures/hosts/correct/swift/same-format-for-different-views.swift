import UIKit

class DoubleView: UIView {
    let front = UIView()
    let back = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var views = ["v": front]
        addSubview(front)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[v]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", options: [], metrics: nil, views: views))

        views["v"] = back
        addSubview(back)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[v]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", options: [], metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }

    func fill(_ child: UIView, in parent: UIView) {
        parent.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[v]|", options: [], metrics: nil, views: ["v": child]))
        let inner = UIView()
        child.addSubview(inner)
        child.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[v]|", options: [], metrics: nil, views: ["v": inner]))
    }
}
