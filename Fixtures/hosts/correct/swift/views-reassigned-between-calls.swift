import UIKit

final class PagesView: UIScrollView {
    func show(_ first: UIView, _ second: UIView, _ third: UIView) {
        var views: [String: UIView] = ["page": first, "size": self]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[page(==size)]", options: [], metrics: nil, views: views))
        views = ["previous": first, "page": second, "size": self]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[previous][page(==size)]", options: .alignAllTop, metrics: nil, views: views))
        views = ["previous": second, "page": third, "size": self]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[previous][page(==size)]", options: .alignAllTop, metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[page]|", options: [], metrics: nil, views: views))
    }

    func heights(_ pages: [UIView]) {
        for page in pages {
            let views = ["page": page, "size": self]
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[page(==size)]|", options: [], metrics: nil, views: views))
        }
    }
}
