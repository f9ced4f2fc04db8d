import UIKit

protocol Stage: AnyObject {
    func cue(_ format: String)
}

extension Stage where Self: UIView {
    func cue(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["actor": subviews[0]]))
    }
}
