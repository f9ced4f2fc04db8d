import UIKit
import SnapKit

final class GB055: UIView {
  func run() {
    let v = UIView(); size = 30; v.widthAnchor.constraint(equalToConstant: size).isActive = true; v.widthAnchor.constraint(equalToConstant: 25).isActive = true
  }
  private var size: CGFloat = 10 { didSet { size = min(size, 25) } }
}
