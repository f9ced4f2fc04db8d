import UIKit

final class SearchField: UIView {
    let field = UITextField()
    let clear = UIButton()

    func matches(_ text: String) -> Bool {
        let quoted = /"[^"]*"/
        let bracket = #/\[(?<name>[a-z"]+)\]-|/#
        return text.contains(quoted) || text.contains(bracket) || text.contains(/\[[|]/)
    }

    func install() {
        let views: [String: UIView] = ["field": field, "clear": clear]
        let constraints = [
            "H:|-[field]-[clear(20)]-|",
            "V:|-[field]-|",
            "V:|-(>=0)-[clear(20)]",
        ].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
        }
        if #/"/#.firstMatchExists(in: field.text ?? "") { return }
        NSLayoutConstraint.activate(constraints)
    }
}

extension Regex {
    func firstMatchExists(in text: String) -> Bool {
        (try? firstMatch(in: text)) != nil
    }
}
