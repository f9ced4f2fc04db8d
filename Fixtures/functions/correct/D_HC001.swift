import UIKit
import SnapKit
@propertyWrapper struct Clamped { var v: CGFloat; let r: ClosedRange<CGFloat>; init(wrappedValue: CGFloat, _ r: ClosedRange<CGFloat>) { v = wrappedValue; self.r = r }; var wrappedValue: CGFloat { get { min(max(v, r.lowerBound), r.upperBound) } set { v = newValue } } }
final class HC001: UIView {
  func run() {
    let v = UIView(); @Clamped(0...15) var n: CGFloat = 10
    n = 20
    v.widthAnchor.constraint(equalToConstant: n).isActive = true; v.widthAnchor.constraint(equalToConstant: 15).isActive = true
  }
  
}
