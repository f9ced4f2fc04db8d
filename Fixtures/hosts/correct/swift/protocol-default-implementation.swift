import UIKit

protocol LayoutSpec {
    var views: [String: UIView] { get }
    var horizontal: [String] { get }
    var vertical: String { get }
}

extension LayoutSpec {
    var vertical: String { return "V:|-[content]-|" }

    func apply(to view: UIView) {
        for format in horizontal + [vertical] {
            view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

struct PlainSpec: LayoutSpec {
    let content: UIView
    var views: [String: UIView] { return ["content": content] }
    let horizontal = ["H:|-[content]-|"]
}

struct SidebarSpec: LayoutSpec {
    let sidebar: UIView
    let main: UIView
    var views: [String: UIView] { return ["sidebar": sidebar, "main": main] }
    var horizontal: [String] { return ["H:|[sidebar(240)][main]|"] }
    var vertical: String { return "V:|[sidebar]|" }
}

func use(_ view: UIView) {
    PlainSpec(content: UIView()).apply(to: view)
    SidebarSpec(sidebar: UIView(), main: UIView()).apply(to: view)
}
