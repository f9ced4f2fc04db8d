import UIKit

class BaseCell: UITableViewCell {
    let title = UILabel()

    var layoutViews: [String: UIView] { return ["title": title] }
    var layoutFormats: [String] { return ["H:|-[title]-|", "V:|-[title]-|"] }

    func installLayout() {
        for (_, view) in layoutViews {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        for format in layoutFormats {
            contentView.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: layoutViews))
        }
    }
}

final class DetailCell: BaseCell {
    let detail = UILabel()

    override var layoutViews: [String: UIView] {
        return super.layoutViews.merging(["detail": detail]) { old, _ in old }
    }

    override var layoutFormats: [String] {
        return ["H:|-[title]-|", "H:|-[detail]-|", "V:|-[title]-4-[detail]-|"]
    }
}
