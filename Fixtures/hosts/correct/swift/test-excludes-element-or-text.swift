import UIKit

final class TitleBar: UIView {
    private func isBalanced(_ format: String) -> Bool {
        format.filter { $0 == "[" }.count == format.filter { $0 == "]" }.count
    }

    func elements(_ views: [String: UIView]) {
        for (format, isValid) in [("H:|[icon]", true), ("H:|[icon", false)] {
            guard isValid else {
                assert(!isBalanced(format))
                continue
            }
            _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
        }
        for (format, isBroken) in [("V:|[icon]", false), ("V:|icon]", true)] {
            if !isBroken {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil, views: views)
            }
        }
        for (index, text) in ["All items", "H:[icon]-[text]"].enumerated() {
            let isHeading = index == 0
            if isHeading {
                print(text)
            } else {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: text, metrics: nil, views: views)
            }
        }
        for pair in [("name", "Bar of titles"), ("layout", "V:|-[icon]-|")] where pair.0 == "layout" {
            _ = NSLayoutConstraint.constraints(withVisualFormat: pair.1, metrics: nil, views: views)
        }
        [("H:[icon", 1), ("H:[icon]", 2)].forEach {
            if $0.1 == 2 {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: $0.0, metrics: nil, views: views)
            }
        }
    }

    private func text(_ row: Int) -> String {
        switch row {
        case 0: return "Name of the bar"
        default: return "H:|[icon]|"
        }
    }

    private func format(_ isWide: Bool) -> String {
        if isWide { return "H:|[icon]-[text]|" }
        return "H:|[icon]|"
    }

    private func formats(_ isWide: Bool) -> [String] {
        guard isWide else { return ["V:|[icon]|"] }
        return ["V:|[text]|", "H:[text]|"]
    }

    func helpers(_ icon: UIView, _ given: String?) {
        accessibilityLabel = text(0)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: text(1), metrics: nil, views: ["icon": icon]))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format(false), metrics: nil, views: ["icon": icon]))
        for format in formats(false) {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["icon": icon]))
        }
        let choice = given ?? "Nothing given"
        if given != nil {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: choice, metrics: nil, views: ["icon": icon]))
        } else {
            print(choice)
        }
    }
}
