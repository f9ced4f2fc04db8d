import UIKit

protocol Sketch {
    func draw(_ text: String)
}

extension Sketch {
    /// Most sketches are layouts.
    func draw(_ text: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: text, options: [], metrics: nil, views: ["sheet": UIView()]))
    }
}
