import UIKit

final class StepsView: UIView {
    let one = UIView(), two = UIView()

    func build(_ rtl: Bool, _ names: [String]) {
        let views = ["one": one, "two": two]
        var format = "H:"
        if rtl { format += "|[two]" } else { format += "|[one]" }
        format += rtl ? "[one]" : "[two]"
        if !names.isEmpty { format.append("-") }
        if names.isEmpty { format += "|" } else { format += "|" }
        add(format, views)

        var parts = ["|"]
        for name in ["one", "two"] { parts.append("[\(name)]") }
        parts.append("|")
        add("V:" + parts.joined(separator: "-"), views)

        var line = "V:|"
        for (index, name) in ["one", "two"].enumerated() {
            if index > 0 { line += "-" }
            line += "[" + name
            if index > 0 { line += "(one)" }
            line += "]"
        }
        add(line + "|", views)

        let raw = "  H:|[one][two]|\n"
        add(raw.trimmingCharacters(in: .whitespacesAndNewlines), views)
        add("h:|[one]|".uppercased().replacingOccurrences(of: "ONE", with: "one"), views)
        let template = "H:|-{gap}-[one]-{gap}-[two]"
        add(template.replacingOccurrences(of: "{gap}", with: "8"), views)
        let pieces = "V:|[one]|;H:[two]".split(separator: ";")
        for piece in pieces { add(String(piece), views) }
        add(["H", "[one]"].joined(separator: ":"), views)
        add(String("V:[two]".prefix(7)), views)
        let reversed = String("]eno[:V".reversed())
        add(reversed, views)
        var edited = "V:[one]|||"
        edited.removeLast(2)
        add(edited, views)
        let end = names.count > 1 ? "" : "|"
        add("H:[one]" + end, views)
        add(names.isEmpty ? "H:[two]\(end)" : "H:[two]", views)
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
