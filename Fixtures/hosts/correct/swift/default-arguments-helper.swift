import UIKit

extension UIView {
    @discardableResult
    func constrain(
        _ views: [String: UIView],
        horizontal: String = "H:|[content]|",
        vertical: String = "V:|[content]|",
        metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        let result = [horizontal, vertical].flatMap {
            NSLayoutConstraint.constraints(
                withVisualFormat: $0, options: [], metrics: metrics, views: views)
        }
        NSLayoutConstraint.activate(result)
        return result
    }
}

final class ContainerViewController: UIViewController {
    let child = UIView()
    let footer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        view.constrain(["content": child])
    }

    func addFooter() {
        view.addSubview(footer)
        view.constrain(["content": child, "footer": footer], vertical: "V:[content]-[footer(44)]")
        view.constrain(
            ["footer": footer], horizontal: "H:|-side-[footer]-side-|", vertical: "V:[footer]|",
            metrics: ["side": 20])
    }
}
