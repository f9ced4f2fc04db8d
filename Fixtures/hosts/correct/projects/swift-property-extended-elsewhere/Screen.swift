import UIKit

class Screen: UIViewController {
    var parts: [String: UIView] = ["title": UILabel()]
    var formats = ["H:|-[title]-|", "V:|-80-[title]"]

    override func viewDidLoad() {
        super.viewDidLoad()
        addHint()
        for (_, part) in parts { view.addSubview(part) }
        for format in formats {
            view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: parts))
        }
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[title]-[hint]", options: [], metrics: nil, views: parts))
    }
}
