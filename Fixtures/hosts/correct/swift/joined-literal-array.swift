import UIKit

class SplitBar: UIView {
    let left = UIView(), divider = UIView(), right = UIView()

    func pin() {
        let parts = ["H:|", "[left(>=80)]", "[divider(1)]", "[right(==left)]", "|"]
        let views = ["left": left, "divider": divider, "right": right]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: parts.joined(),
            options: [.alignAllTop, .alignAllBottom],
            metrics: nil,
            views: views)
        let height = NSLayoutConstraint.constraints(
            withVisualFormat: ["V:|", "[left]", "|"].joined(separator: ""),
            options: [], metrics: nil, views: views)
        addConstraints(row + height)
    }
}
