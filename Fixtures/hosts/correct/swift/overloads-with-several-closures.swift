import UIKit

final class FormBuilder: UIView {
    let field = UITextField(), send = UIButton(type: .system)

    func row(_ format: String, animated: Bool = false) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil,
            views: ["field": field, "send": send]))
    }

    func row(_ title: String, validate: ((String) -> Bool)? = nil, action: @escaping () -> Void) {
        accessibilityHint = title
        action()
    }

    func row(_ key: String, animated: Bool, completion: (() -> Void)?) {
        print(key, animated)
        completion?()
    }

    func build() {
        row("H:|-[field]-[send]-|")
        row("V:|-[field]", animated: true)
        row("[Send") { print("sent") }
        row("|-[", validate: { !$0.isEmpty }) { print("checked") }
        row("[Cancel", validate: nil, action: { print("cancelled") })
        row("[gone", animated: true) { print("gone") }
        row("]", animated: false, completion: nil)
    }
}
