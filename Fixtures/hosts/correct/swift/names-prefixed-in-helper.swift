import UIKit

extension UIView {
    func prefixed(_ format: String, _ prefix: String, _ views: [String: UIView]) {
        let renamed = Dictionary(uniqueKeysWithValues: views.map { (prefix + $0.key, $0.value) })
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: renamed))
    }

    func capitalized(_ format: String, _ views: [String: UIView]) {
        var renamed: [String: UIView] = [:]
        for (key, view) in views { renamed[key.uppercased()] = view }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: renamed))
    }
}

class PrefixedNames: UIView {
    let icon = UIView(), text = UIView()

    func build() {
        prefixed("H:|-[my_icon]-[my_text]-|", "my_", ["icon": icon, "text": text])
        prefixed("V:|-[itemicon]-|", "item", ["icon": icon])
        capitalized("V:|-[TEXT]-|", ["text": text])
    }
}
