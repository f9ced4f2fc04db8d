#if os(macOS)
import AppKit

typealias PlatformView = NSView

extension NSView {
    func lay(_ format: String, _ views: [String: PlatformView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: ["margin": 20, "sidebar": 200], views: views))
    }
}
#endif
