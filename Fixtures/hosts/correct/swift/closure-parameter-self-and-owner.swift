import UIKit

final class Weak<Target: AnyObject> {
    weak var target: Target?
    init(_ target: Target) { self.target = target }
    func run(_ body: (_ self: Target) -> Void) { if let target = target { body(target) } }
}

final class Terminal {
    let views: [String: String] = [:]
    func lay(_ text: String) { print(text, views) }
}

final class TerminalView: UIView {
    let terminal = Terminal()
    let views: [String: UIView] = ["prompt": UIView()]

    func lay(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func build() {
        Weak(terminal).run { self in
            self.lay("[typed")
            print(self.views["x"] ?? "")
        }
        Weak(terminal).run { (self: Terminal) in self.lay("[typed twice") }
        Weak(self).run { view in view.lay("H:|[prompt]|") }
        let later = { [weak self] in
            guard let self = self else { return }
            self.lay("V:|[prompt]|")
        }
        later()
        let other = { [self = terminal] in self.lay("[captured") }
        other()
    }
}
