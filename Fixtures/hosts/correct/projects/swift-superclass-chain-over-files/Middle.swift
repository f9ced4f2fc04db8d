import UIKit

class MiddlePage: BasePage {
    let footer = UIView()
    override var names: [String: UIView] { super.names.merging(["footer": footer]) { $1 } }
}

final class QuietPage: MiddlePage {
    override func install(_ format: String) { print("[quiet \(format)") }
    override func start() { install("[quiet") }
}
