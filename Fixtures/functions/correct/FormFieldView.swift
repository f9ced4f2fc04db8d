import UIKit

extension Array where Element == NSLayoutConstraint {
    @discardableResult
    func activated(priority: UILayoutPriority = .required) -> [NSLayoutConstraint] {
        forEach { $0.priority = priority }
        NSLayoutConstraint.activate(self)
        return self
    }
}

class FormFieldView<Input: UIView>: UIView {
    let titleLabel = UILabel()
    let input: Input
    let errorLabel = UILabel()
    private var errorConstraints: [NSLayoutConstraint] = []

    init(input: Input) {
        self.input = input
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        for v in [titleLabel, input] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
            v.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            v.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        [input.heightAnchor.constraint(equalToConstant: 44)].activated(priority: UILayoutPriority(999))
        [
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            input.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            input.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
            input.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
        ].activated()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setError(_ message: String?) {
        errorConstraints.forEach { $0.isActive = false }
        errorConstraints.removeAll()
        errorLabel.removeFromSuperview()
        guard let message, !message.isEmpty else { return }
        errorLabel.text = message
        errorLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(errorLabel)
        let lines = CGFloat(message.count > 40 ? 2 : 1)
        errorConstraints = [
            errorLabel.topAnchor.constraint(equalTo: input.bottomAnchor, constant: 2),
            errorLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            errorLabel.heightAnchor.constraint(equalToConstant: lines * 16),
            errorLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
        ]
        NSLayoutConstraint.activate(errorConstraints)
    }
}

final class PhoneFieldView: FormFieldView<UITextField> {
    private let prefixLabel = UILabel()

    func addPrefix(_ text: String) {
        prefixLabel.text = text
        prefixLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(prefixLabel)
        NSLayoutConstraint.activate([
            prefixLabel.centerXAnchor.constraint(equalTo: input.leadingAnchor, constant: 20),
            prefixLabel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 2),
            prefixLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 36),
            prefixLabel.centerYAnchor.constraint(equalTo: input.centerYAnchor)
        ])
    }
}
