import UIKit

final class CachedView: UIView {
    private static var cache: [String: [NSLayoutConstraint]] = [:]
    static var names = ["shared": UIView()]
    private static var current = "V:|[shared]|"
    private var pending: [(format: String, views: [String: UIView])] = []

    func queue() {
        pending.append(("H:|[one]|", ["one": UIView()]))
        pending.append((format: "H:|[two]|", views: ["two": UIView()]))
        pending += [("V:|[three]|", ["three": UIView()])]
        for (format, views) in pending { install(format, views) }
        pending.forEach { install($0.format, $0.views) }
        while let next = pending.popLast() { install(next.format, next.views) }
    }

    func useNames(_ view: UIView) {
        Self.names["second"] = view
        install("H:|[shared][second]|", Self.names)
        CachedView.names = ["third": view]
        install("H:|[third]|", Self.names)
        Self.current = "V:|[third]|"
        install(Self.current, CachedView.names)
        Self.reset()
        install(Self.current, Self.names)
    }

    private static func reset() {
        names = ["reset": UIView()]
        current = "V:[reset]"
    }

    private func install(_ format: String, _ views: [String: UIView]) {
        if let known = Self.cache[format] {
            addConstraints(known)
            return
        }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views)
        Self.cache[format] = made
        addConstraints(made)
    }
}
