import UIKit

extension UIView {
    /// `self` is named `container`, and each argument has its own name.
    func layOut(_ format: String, _ views: [String: UIView]) {
        var all = views
        all["container"] = self
        all["guide"] = subviews.first ?? self
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: ["unit": 8], views: all))
    }
}

final class ModalView: UIView {
    let sheet = UIView()
    let handle = UIView()

    func setup() {
        addSubview(sheet)
        sheet.addSubview(handle)
        layOut("H:|-unit-[sheet(<=container)]-unit-|", ["sheet": sheet])
        layOut("V:|-(>=unit)-[sheet]|", ["sheet": sheet])
        layOut("V:|-unit-[handle(5)]", ["handle": handle])
        layOut("H:[guide(>=100)]", [:])
    }
}
