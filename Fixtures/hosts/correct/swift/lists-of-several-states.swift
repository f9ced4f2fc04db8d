import UIKit

/// The pages are shown one at a time, so the formats of two pages may agree.
final class PagesView: UIView {
    private var active: [NSLayoutConstraint] = []
    private var portrait: [NSLayoutConstraint] = []
    private var landscape: [NSLayoutConstraint] = []
    private let views: [String: UIView] = ["a": UIView(), "b": UIView()]

    func prepare() {
        for format in ["H:|[a]|", "H:|[b]|", "V:|[a][b(a)]|"] { portrait += make(format) }
        for format in ["H:|[a][b(a)]|", "V:|[a]|", "V:|[b]|"] { landscape += make(format) }
    }

    func show(_ page: Int) {
        NSLayoutConstraint.deactivate(active)
        active.removeAll()
        switch page {
        case 0: active = make("H:|[a]|") + make("V:|[a]|")
        case 1: active = make("H:|[a]|") + make("V:[a]|")
        default:
            active = []
            active += make("H:|[a]|")
            active.append(contentsOf: make("V:|[a(20)]"))
        }
        NSLayoutConstraint.activate(active)
    }

    override func updateConstraints() {
        NSLayoutConstraint.deactivate(portrait + landscape)
        NSLayoutConstraint.activate(bounds.width > bounds.height ? landscape : portrait)
        super.updateConstraints()
    }

    private func make(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
    }
}

final class TogglingView: UIView {
    private lazy var open = rules(["V:|[head(40)][body(200)]|", "H:|[head]|", "H:|[body]|"])
    private lazy var closed = rules(["V:|[head(40)]|", "H:|[head]|"])
    private let head = UIView(), body = UIView()

    private func rules(_ formats: [String]) -> [NSLayoutConstraint] {
        formats.flatMap {
            NSLayoutConstraint.constraints(
                withVisualFormat: $0, options: [], metrics: nil, views: ["head": head, "body": body])
        }
    }

    func toggle(_ isOpen: Bool) {
        NSLayoutConstraint.deactivate(isOpen ? closed : open)
        NSLayoutConstraint.activate(isOpen ? open : closed)
    }
}
