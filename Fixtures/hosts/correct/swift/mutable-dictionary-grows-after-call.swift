import UIKit

class StepsViewController: UIViewController {
    func buildInStages() {
        var views = [String: UIView]()
        let header = UIView(), body = UIView(), footer = UIView()
        for v in [header, body, footer] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }

        views["header"] = header
        view.addConstraints(format("H:|[header]|", views))
        view.addConstraints(format("V:|[header(64)]", views))

        views["body"] = body
        view.addConstraints(format("H:|[body]|", views))
        view.addConstraints(format("V:[header][body]", views))

        views["footer"] = footer
        view.addConstraints(format("H:|[footer]|", views))
        view.addConstraints(format("V:[body][footer(44)]|", views))
    }

    private func format(_ string: String, _ views: [String: UIView]) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: string, options: [], metrics: nil, views: views)
    }
}
