// strings: 1
import UIKit

// The subclass has its own views and its own helper.
final class PairView: BaseView {
    let other = UIView()

    override func formats() -> [String] { ["H:|[other]|"] }
    override func columns() -> [String] { ["V:|[other]|"] }
    override func viewsByName() -> [String: UIView] { ["other": other] }
    override func add(_ format: String) { print(format, other) }
}

// This class is no subclass.
final class DateView: UIView {
    func formats() -> [String] { ["[yyyy", "MM-dd"] }
}
