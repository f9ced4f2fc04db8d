import UIKit

final class BranchesView: UIView {
    let a = UIView(), b = UIView()

    func build(_ style: Int) {
        let views = ["a": a, "b": b]
        var constraints: [NSLayoutConstraint] = []
        if style == 0 {
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-[b]-|", options: [], metrics: nil, views: views)
        } else if style == 1 {
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-[b]-|", options: .alignAllTop, metrics: nil, views: views)
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]", options: [], metrics: nil, views: views)
        } else {
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", options: [], metrics: nil, views: views)
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:[b]-|", options: [], metrics: nil, views: views)
        }
        switch style {
        case 0, 2:
            constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]", options: [], metrics: nil, views: views)
        default:
            break
        }
        NSLayoutConstraint.activate(constraints)
    }
}
