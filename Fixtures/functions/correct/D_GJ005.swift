import UIKit
import SnapKit
final class Node { var widthAnchor: Dim { Dim() } }
struct Dim { func constraint(equalToConstant: CGFloat) -> Fake { Fake() } }
final class Fake { var isActive = false }
final class GJ005: UIView {
  func run() {
    let v = Node(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
