import UIKit

extension UIView {
    /// Prints the format in debug builds of the command line tool, which has no window.
    func trace(_ format: String) {
        #if COMMAND_LINE
        print(format)
        #else
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["only": subviews[0]]))
        #endif
    }
}

class TracedView: UIView {
    func build() {
        #if COMMAND_LINE
        trace("[TracedView build")
        #endif
        trace("H:|-[only]-|")
        trace("V:|-[only]-|")
    }
}
