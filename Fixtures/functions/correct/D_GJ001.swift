import UIKit
import SnapKit
enum NSLayoutConstraint { static func activate(_ c: [Any]) {} }
final class GJ001: UIView {
  func run() {
    let v = UIView(); NSLayoutConstraint.activate([v.widthAnchor.constraint(equalToConstant: 10)]); NSLayoutConstraint.activate([v.widthAnchor.constraint(equalToConstant: 20)])
  }
  
}
