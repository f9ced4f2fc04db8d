import UIKit

extension UIView {
    func trace(_ format: String) {
        #if COMMAND_LINE
        print(format)
        #else
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["only": subviews[0]]))
        #endif
    }
}
