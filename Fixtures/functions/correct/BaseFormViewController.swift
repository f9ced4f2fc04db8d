import UIKit

class BaseFormViewController: UIViewController {
    let container = UIView()
    let submit = UIButton(type: .system)
    var didSetUpConstraints = false

    /// Subclasses use another width.
    var containerWidth: CGFloat { 320 }

    func layoutContainer() {
        container.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(container)
        container.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        container.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        container.widthAnchor.constraint(equalToConstant: containerWidth).isActive = true
    }

    func layoutSubmit() {
        submit.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(submit)
        submit.heightAnchor.constraint(equalToConstant: 44).isActive = true
        submit.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        submit.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layoutContainer()
        layoutSubmit()
    }
}

final class SignUpFormViewController: BaseFormViewController {
    private let terms = UILabel()

    override var containerWidth: CGFloat { 300 }

    override func layoutSubmit() {
        submit.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(submit)
        submit.heightAnchor.constraint(equalToConstant: 56).isActive = true
        submit.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
        submit.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.8).isActive = true
    }

    override func layoutContainer() {
        super.layoutContainer()
        container.addSubview(terms)
        terms.translatesAutoresizingMaskIntoConstraints = false
        container.widthAnchor.constraint(lessThanOrEqualToConstant: 310).isActive = true
        terms.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
        terms.widthAnchor.constraint(equalToConstant: 280).isActive = true
        terms.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10).isActive = true
    }

    override func updateViewConstraints() {
        if !didSetUpConstraints {
            terms.topAnchor.constraint(equalTo: container.topAnchor, constant: 12).isActive = true
            submit.topAnchor.constraint(equalTo: terms.bottomAnchor, constant: 12).isActive = true
            submit.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -12).isActive = true
            didSetUpConstraints = true
        }
        super.updateViewConstraints()
    }
}
