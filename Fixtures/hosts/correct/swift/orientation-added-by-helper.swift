import UIKit

private extension UIView {
    func horizontally(_ format: String, _ views: [String: UIView], metrics: [String: CGFloat] = [:]) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:" + format, options: [], metrics: metrics, views: views))
    }

    func vertically(_ format: String, _ views: [String: UIView], metrics: [String: CGFloat] = [:]) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:" + format, options: [], metrics: metrics, views: views))
    }
}

final class LoginViewController: UIViewController {
    private let email = UITextField()
    private let password = UITextField()
    private let submit = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let views = ["email": email, "password": password, "submit": submit]
        for subview in views.values {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.horizontally("|-[email]-|", views)
        view.horizontally("|-[password]-|", views)
        view.horizontally("|-(>=0)-[submit(width)]-(>=0)-|", views, metrics: ["width": 120])
        view.vertically("|-top-[email]-[password(==email)]-[submit]", views, metrics: ["top": 100])
    }
}
