import UIKit

extension UIView {
    /// Adds several formats that are separated by semicolons.
    func vfl(_ formats: String, views: [String: UIView], metrics: [String: CGFloat]? = nil) {
        for part in formats.split(separator: ";") {
            let format = part.trimmingCharacters(in: .whitespaces)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
    }
}

class LockScreen: UIViewController {
    let clock = UILabel()
    let date = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.vfl("H:|-[clock]-|; H:|-[date]-|; V:|-top-[clock]-[date]",
                 views: ["clock": clock, "date": date], metrics: ["top": 80])
    }
}
