import UIKit

final class LongPage: Page {
    let footer = UIView()

    override func attach(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["header": header, "footer": footer]))
    }
}
