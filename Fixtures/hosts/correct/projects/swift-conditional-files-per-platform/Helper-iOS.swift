#if os(iOS)
import UIKit

typealias PlatformView = UIView

extension UIView {
    func lay(_ format: String, _ views: [String: PlatformView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: ["margin": 16], views: views))
    }
}
#endif
