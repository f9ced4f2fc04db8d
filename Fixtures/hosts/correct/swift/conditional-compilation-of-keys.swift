#if os(macOS)
import AppKit
typealias PlatformView = NSView
#else
import UIKit
typealias PlatformView = UIView
#endif

final class CrossPlatformPanel: PlatformView {
    let canvas = PlatformView()
    let ruler = PlatformView()

    func install() {
        var views: [String: PlatformView] = ["canvas": canvas]
        #if os(macOS)
        views["ruler"] = ruler
        let horizontal = "H:|[ruler(20)][canvas]|"
        #else
        let horizontal = "H:|[canvas]|"
        #endif
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: horizontal, options: [], metrics: nil, views: views))
        #if os(macOS)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[ruler]|", options: [], metrics: nil, views: views))
        #endif
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[canvas]|", options: [], metrics: nil, views: views))
    }
}
