import UIKit

class CheckoutView: UIView {
    let total = UILabel(), pay = UIButton()
    let notes = UITextView()

    var required: [String: UIView] { ["total": total, "pay": pay] }
    var optional: [String: UIView] { ["notes": notes] }

    func build(withNotes: Bool) {
        if withNotes {
            let all = required.merging(optional, uniquingKeysWith: { first, _ in first })
            apply(["V:|-[notes(>=80)]-[total]-[pay(44)]-|", "H:|-[notes]-|", "H:|-[total]-|", "H:|-[pay]-|"], to: all)
        } else {
            apply(["V:|-[total]-[pay(44)]-|", "H:|-[total]-|", "H:|-[pay]-|"], to: required)
        }
    }

    func buildMutating() {
        var views = required
        views.merge(optional) { $1 }
        views["rule"] = UIView()
        apply(["V:|-[notes]-[rule(1)]-[total]-[pay]-|"], to: views)
    }

    private func apply(_ formats: [String], to views: [String: UIView]) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
    }
}
