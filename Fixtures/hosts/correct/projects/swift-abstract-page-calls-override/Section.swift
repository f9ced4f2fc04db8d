import UIKit

/// The base of the sections. Only subclasses are used.
class Section: UIView {
    func names() -> [String: UIView] { return [:] }

    func lay(_ format: String) {
        preconditionFailure("no views for \(format)")
    }

    func pin(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["self": self]))
    }

    /// The views `icon` and `text` belong to the subclasses.
    func buildRow() {
        lay("H:|-[icon(20)]-[text]-|")
        pin("H:[icon]-(>=4)-[text]")
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[text]-|", options: [], metrics: nil, views: names()))
    }
}
