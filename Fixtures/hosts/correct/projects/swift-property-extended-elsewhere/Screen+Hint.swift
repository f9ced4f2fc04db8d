import UIKit

extension Screen {
    func addHint() {
        parts["hint"] = UILabel()
        formats.append("H:|-[hint]-|")
    }
}
