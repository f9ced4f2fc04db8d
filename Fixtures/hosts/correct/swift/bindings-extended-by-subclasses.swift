import UIKit

class ListCell: UITableViewCell {
    let title = UILabel()
    var bindings: [String: Any] { ["title": title] }
    class var metrics: [String: Any] { ["gap": 8] }
    func format(for state: Int) -> String { "H:|-gap-[title]-gap-|" }

    final func rebuild() {
        for state in 0..<2 {
            contentView.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format(for: state), options: [], metrics: type(of: self).metrics,
                views: bindings))
        }
    }
}

final class DetailCell: ListCell {
    let detail = UILabel()
    override var bindings: [String: Any] {
        super.bindings.merging(["detail": detail]) { $1 }
    }
    override class var metrics: [String: Any] {
        var all = super.metrics
        all["wide"] = 20
        return all
    }
    override func format(for state: Int) -> String {
        state == 0 ? "H:|-gap-[title]-wide-[detail]-gap-|" : super.format(for: state)
    }
    func check() {
        contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-wide-[title][detail]", options: [], metrics: Self.metrics,
            views: bindings))
    }
}
