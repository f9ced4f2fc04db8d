import UIKit
final class SB: UIView {
  var cache: [String: UIView] = [:]
  subscript(name: String) -> UIView { let v = UIView(); cache[name] = v; return v }
  func build() {
    self["a"].widthAnchor.constraint(equalToConstant: 1).isActive = true
    self["a"].widthAnchor.constraint(equalToConstant: 2).isActive = true
    cache["x"]?.widthAnchor.constraint(equalToConstant: 1).isActive = true
    cache["y"]?.widthAnchor.constraint(equalToConstant: 2).isActive = true
    for i in 0..<2 { let v = UIView(); v.widthAnchor.constraint(equalToConstant: CGFloat(i)).isActive = true }
    viewWithTag(1)!.widthAnchor.constraint(equalToConstant: 1).isActive = true
    viewWithTag(2)!.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
}
