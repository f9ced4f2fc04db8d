import AppKit

final class SeparatedList: NSView {
    func build(_ views: [String: NSView]) {
        for line in ["# header", "H:|-[name]-|", "", "H:|-[value]-|", "V:|-[name]-[value]-|", "end", "x"] {
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard line != "end" else { break }
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: line, options: [], metrics: nil, views: views))
        }
        for (index, format) in ["title", "V:[name(20)]", "V:[value(name)]"].enumerated() where index > 0 {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        for format in ["note", "H:[value(>=20)]"].dropFirst() {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}
