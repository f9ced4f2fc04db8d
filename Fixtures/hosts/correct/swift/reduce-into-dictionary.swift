import UIKit

extension Array where Element == UIView {
    var named: [String: UIView] {
        return enumerated().reduce(into: [:]) { result, pair in
            result["view\(pair.offset + 1)"] = pair.element
        }
    }
}

final class TwoColumnView: UIView {
    func place(_ left: UIView, _ right: UIView) {
        [left, right].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        let views = [left, right].named
        let columns = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[view1(==view2)]-[view2]-|",
            options: .alignAllTop, metrics: nil, views: views)
        let top = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[view1]", options: [], metrics: nil, views: views)
        addConstraints(columns + top)
    }
}
