import UIKit

final class TemplateView: UIView {
    private static let template = "%2$@:|-%1$d-[%3$@]-%1$d-|"

    func build() {
        let views = ["icon": UIView(), "name": UIView()]
        for name in views.keys {
            for axis in ["H", "V"] {
                lay(String(format: Self.template, 8, axis, name), views)
            }
        }
        lay(String(format: "H:[icon(==%.1f)]", 20.5), views)
        lay(String(format: "V:|-(%ld@%d)-[name]", 4, 750), views)
        let parts = ["icon", "name"].map { String(format: "[%@(>=%d)]", $0, $0.count) }
        lay("H:|" + parts.joined(separator: "-") + "|", views)
        lay(String(format: "%@%@", "V:|[icon]", "|"), views)
        lay(String(repeating: "-", count: 1).isEmpty ? "H:[icon]" : "H:|-[icon]", views)
        lay("V:[icon(\(12.0))]-(\(2 * 4))-[name]", views)
        lay(#"V:|-\#(10)-[name]"#, views)
        lay("""
            H:|-\
            [icon]\
            -[name]-|
            """, views)
    }

    private func lay(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
