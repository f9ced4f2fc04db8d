import UIKit

/// The base of all rows. It is never used itself.
class AbstractRow: UIView {
    let title = UILabel()

    /// Adds a format. Subclasses that have more views override this method.
    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["title": title]))
    }

    /// The subclass has the views `title` and `control`.
    func buildWithControl() {
        add("H:|-[title]-(>=8)-[control]-|")
        add("V:|-[title]-|")
    }
}

final class SwitchRow: AbstractRow {
    let control = UISwitch()

    override func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["title": title, "control": control]))
    }
}

func makeRow() -> AbstractRow {
    let row = SwitchRow()
    row.buildWithControl()
    return row
}
