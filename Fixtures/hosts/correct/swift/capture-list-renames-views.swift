import UIKit

final class CaptureView: UIView {
    private let views: [String: UIView] = ["front": UIView()]
    private let others: [String: UIView] = ["back": UIView()]

    func schedule() {
        DispatchQueue.main.async { [views = others, weak self] in
            self?.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[back]|", options: [], metrics: nil, views: views))
        }
        DispatchQueue.main.async { [views] in
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[front]|", options: [], metrics: nil, views: views))
        }
    }
}
