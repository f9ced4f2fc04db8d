#if canImport(UIKit)
import UIKit
typealias PlatformView = UIView
#else
import AppKit
typealias PlatformView = NSView
#endif

final class PlatformPage: PlatformView {
    let bar = PlatformView(), page = PlatformView()

    func lay(_ format: String) {
        #if os(watchOS)
        print("no constraints on this platform: \(format)")
        #elseif os(macOS)
        let views = ["bar": bar, "page": page, "ruler": PlatformView()]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
        #else
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["bar": bar, "page": page]))
        #endif
    }

    func build() {
        lay("H:|[bar]|")
        #if os(macOS)
        lay("V:|[ruler][page]|")
        #elseif os(watchOS)
        lay("[a page of the watch")
        #else
        lay("V:|[bar][page]|")
        #endif
    }
}

#if os(watchOS)
extension PlatformPage {
    func buildWatch() {
        lay("[crown")
    }
}
#endif
