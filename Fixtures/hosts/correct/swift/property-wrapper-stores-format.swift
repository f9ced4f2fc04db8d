import UIKit

@propertyWrapper
struct Format {
    let wrappedValue: String
    let options: NSLayoutConstraint.FormatOptions

    init(wrappedValue: String, _ options: NSLayoutConstraint.FormatOptions = []) {
        self.wrappedValue = wrappedValue
        self.options = options
    }

    var projectedValue: Format { self }

    func constraints(_ views: [String: UIView]) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: wrappedValue, options: options, metrics: nil, views: views)
    }
}

final class WrapperView: UIView {
    @Format(.alignAllCenterY) private var row = "H:|-[start]-(>=8)-[end]-|"
    @Format private var column = "V:|-[start]-|"

    let start = UIView(), end = UIView()

    func install() {
        let views = ["start": start, "end": end]
        addConstraints($row.constraints(views) + $column.constraints(views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: column, options: [], metrics: nil, views: views))
    }
}
