import UIKit
import SnapKit

final class GI001: UIView {
  func run() {
    let v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; fatalError(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
