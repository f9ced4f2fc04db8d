import UIKit
final class D1: UIView {
  let box = UIView()
  func a() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let cs = box.constraints
    cs.forEach { $0.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func b() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.filter { $0.firstAttribute == .width }.forEach { $0.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func c() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.forEach { constraint in constraint.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func d() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.forEach { $0.constant = 200 }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func e() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.first(where: { $0.firstAttribute == .width })?.priority = .defaultLow
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func f() {
    addSubview(box)
    box.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    heightAnchor.constraint(equalToConstant: 600).isActive = true
    subviews.forEach { $0.removeFromSuperview() }
    box.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func g() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.forEach(box.removeConstraint)
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func h() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.constraints.forEach { $0.isActive.toggle() }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func i() {
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    _ = box.constraints.publisher.sink { $0.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
