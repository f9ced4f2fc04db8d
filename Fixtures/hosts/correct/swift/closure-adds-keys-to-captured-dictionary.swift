import UIKit

final class ToolbarView: UIView {
    func build() {
        var views = [String: UIView]()
        let make: (String, UIColor) -> Void = { name, color in
            let item = UIView()
            item.backgroundColor = color
            item.translatesAutoresizingMaskIntoConstraints = false
            self.addSubview(item)
            views[name] = item
        }
        make("red", .red)
        make("green", .green)
        make("blue", .blue)

        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[red][green(==red)][blue(==red)]|",
            options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[red]|", options: [], metrics: nil, views: views))
    }
}
