import AppKit

class StatusBar: NSView {
    func populate(with count: Int) {
        var cells: [String: NSView] = [:]
        var constraints: [NSLayoutConstraint] = []

        func cell(_ name: String, _ text: String) -> NSTextField {
            let field = NSTextField(labelWithString: text)
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
            cells[name] = field
            return field
        }

        func append(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
            constraints += NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: nil, views: cells)
        }

        _ = cell("line", "1")
        _ = cell("column", "\(count)")
        append("H:|-[line]-[column]", .alignAllLastBaseline)
        append("V:|-[line]-|")
        cell("encoding", "UTF-8").alignment = .right
        append("H:[column]-(>=8)-[encoding]-|", .alignAllLastBaseline)
        NSLayoutConstraint.activate(constraints)
    }
}
