import UIKit

class BuilderController: UIViewController {
    func register(_ subview: UIView, as name: String, in views: inout [String: UIView]) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        views[name] = subview
    }

    func registerFooter(_ views: inout [String: UIView]) {
        let footer = UIView()
        view.addSubview(footer)
        views["footer"] = footer
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var views: [String: UIView] = [:]
        register(UILabel(), as: "title", in: &views)
        register(UITextView(), as: "body", in: &views)
        registerFooter(&views)
        let formats = ["H:|-[title]-|", "H:|-[body]-|", "H:|[footer]|", "V:|-80-[title]-[body][footer(44)]|"]
        formats.forEach {
            self.view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: $0, options: [], metrics: nil, views: views))
        }
    }
}
