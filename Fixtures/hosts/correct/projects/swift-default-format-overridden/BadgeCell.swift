import UIKit

final class BadgeCell: CardCell {
    let badge = UIView()

    override class var rowFormat: String { "H:|-[badge(8)]-[art]-|" }
    override var columnFormat: String { "V:|-[art]-[badge(8)]|" }
    override func names() -> [String: UIView] { ["art": art, "badge": badge] }
}
