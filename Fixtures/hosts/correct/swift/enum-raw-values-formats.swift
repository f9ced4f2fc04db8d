import UIKit

enum ToolbarFormat: String, CaseIterable {
    case row = "H:|-12-[cut(44)]-[copy(==cut)]-[paste(==cut)]-(>=12)-|"
    case cutHeight = "V:|[cut]|"
    case copyHeight = "V:|[copy]|"
    case pasteHeight = "V:|[paste]|"
}

final class EditToolbar: UIView {
    let cut = UIButton(type: .system)
    let copyButton = UIButton(type: .system)
    let paste = UIButton(type: .system)

    func layOut() {
        let views: [String: UIView] = ["cut": cut, "copy": copyButton, "paste": paste]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        for format in ToolbarFormat.allCases {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format.rawValue, metrics: nil, views: views))
        }
    }
}
