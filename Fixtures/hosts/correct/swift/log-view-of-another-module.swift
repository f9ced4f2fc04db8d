import ConsoleKit
import UIKit

extension UIView {
    /// Appends the constraints of a format.
    func append(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["view": self]))
    }
}

final class TransferController: UIViewController {
    /// The log of ConsoleKit has its own method `append(_:)`, which adds a line of text.
    private let logView = ConsoleKit.LogView()
    private let outlineView: ConsoleKit.Outline = ConsoleKit.makeOutline()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.append("H:[view(>=320)]")
        logView.append("[info]- transfer begins")
        outlineView.append("|-- transfer")
    }

    func fail(_ code: Int) {
        logView.append("[error]-[code \(code)]")
    }
}
