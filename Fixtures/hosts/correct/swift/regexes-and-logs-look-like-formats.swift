import UIKit

final class LogFilterView: UIView {
    let field = UITextField()
    let list = UITableView()

    /// Patterns of log lines.
    let patterns = ["^\\[[a-z]+\\]-", "|[error", "H:[0-9", "V:|-[^|]*"]

    func matches(_ line: String) -> Bool {
        return patterns.contains { line.range(of: $0, options: .regularExpression) != nil }
    }

    func install() {
        print("[LogFilterView]-install: H:|[")
        NSLog("V:|-%@-[", "begin")
        for v in [field, list] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
        let views: [String: Any] = ["field": field, "list": list]
        ["H:|-[field]-|", "H:|[list]|", "V:|-[field]-[list]|"].forEach {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views))
        }
        assert(matches("[info]- started"), "|-[no match")
    }
}
