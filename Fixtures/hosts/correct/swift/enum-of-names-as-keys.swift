import UIKit

enum Part: String, CaseIterable {
    case header, body
    case footer = "foot"

    var format: String { "[\(rawValue)]" }
    static prefix func ! (part: Part) -> String { part.rawValue }
}

final class PartsView: UIView {
    private var parts: [Part: UIView] = [.header: UIView(), .body: UIView(), .footer: UIView()]

    private var named: [String: UIView] {
        var result: [String: UIView] = [:]
        for (part, view) in parts { result[part.rawValue] = view }
        return result
    }

    func build() {
        let direct: [String: UIView] = [
            Part.header.rawValue: parts[.header]!,
            Part.footer.rawValue: parts[.footer]!,
        ]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[header]-(>=0)-[foot]|", options: [], metrics: nil, views: direct))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[header][body][foot]", options: [], metrics: nil, views: named))
        let all = Part.allCases.map(\.format).joined(separator: "-(>=1)-")
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:" + all, options: [], metrics: nil, views: named))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[\(!Part.footer)]|", options: [], metrics: nil, views: named))
    }
}
