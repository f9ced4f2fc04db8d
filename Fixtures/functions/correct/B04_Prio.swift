import UIKit
infix operator ~: AdditionPrecedence
postfix operator %%
func ~ (c: NSLayoutConstraint, p: Float) -> NSLayoutConstraint { c.priority = UILayoutPriority(p); return c }
postfix func %% (c: NSLayoutConstraint) -> NSLayoutConstraint { c.priority = .defaultLow; return c }
extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint { self.priority = priority; return self }
  var low: NSLayoutConstraint { priority = .defaultLow; return self }
  var prio: Float { get { priority.rawValue } set { priority = .init(newValue) } }
}
final class PrioView: UIView {
  let box = UIView()
  func a() { NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100) ~ 750, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func b() { NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100).with(priority: .init(999)), box.widthAnchor.constraint(equalToConstant: 200)]) }
  func c() { NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100)%%, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func d() { NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100).low, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func e() { let c = box.widthAnchor.constraint(equalToConstant: 100); _ = c.low; NSLayoutConstraint.activate([c, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func f() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.prio = 900; NSLayoutConstraint.activate([c, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func g() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.priority = .required - 1; NSLayoutConstraint.activate([c, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func h() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1); NSLayoutConstraint.activate([c, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func i() { let c = box.widthAnchor.constraint(equalToConstant: 100); c[keyPath: \.priority] = .defaultLow; NSLayoutConstraint.activate([c, box.widthAnchor.constraint(equalToConstant: 200)]) }
  func j() { let c = box.widthAnchor.constraint(equalToConstant: 100); let other = box.widthAnchor.constraint(equalToConstant: 200); (c.priority, other.priority) = (.defaultLow, .required); NSLayoutConstraint.activate([c, other]) }
  func k() { let c = box.widthAnchor.constraint(equalToConstant: 100); let other = box.widthAnchor.constraint(equalToConstant: 200); NSLayoutConstraint.activate([c, other]); (c.isActive, other.isActive) = (false, true) }
  func l() { let pairs = [(box.widthAnchor.constraint(equalToConstant: 100), false), (box.widthAnchor.constraint(equalToConstant: 200), true)]; for (c, on) in pairs { c.isActive = on } }
  func m() { let c = box.widthAnchor.constraint(equalToConstant: 100); let d = box.widthAnchor.constraint(equalToConstant: 200); [c, d].enumerated().forEach { i, x in x.priority = UILayoutPriority(Float(900 - i)) }; NSLayoutConstraint.activate([c, d]) }
  func n() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.isActive = true; c.isActive = !c.isActive; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func o() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.isActive = true; var off = c; off.isActive = false; off = box.widthAnchor.constraint(equalToConstant: 200); off.isActive = true }
  func p() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.isActive = true; withExtendedLifetime(c) { $0.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func q() { let c: NSLayoutConstraint? = box.widthAnchor.constraint(equalToConstant: 100); c?.isActive = true; c.map { $0.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func r() { let c = box.widthAnchor.constraint(equalToConstant: 100); c.isActive = true; let off = { (x: NSLayoutConstraint) in x.isActive = false }; off(c); box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func s() { var cs: [NSLayoutConstraint] { [box.widthAnchor.constraint(equalToConstant: 100)] }; NSLayoutConstraint.activate(cs); NSLayoutConstraint.deactivate(box.constraints); box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func t() { let cs = Set([box.widthAnchor.constraint(equalToConstant: 100)]); NSLayoutConstraint.activate(Array(cs)); cs.first?.isActive = false; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func u() { let wide = box.widthAnchor.constraint(equalToConstant: 100), narrow = box.widthAnchor.constraint(equalToConstant: 200); NSLayoutConstraint.activate([wide, narrow].filter { $0.constant > 150 }) }
  func v() { box.widthAnchor.constraint(equalToConstant: 100).isActive = true; box.constraints.first { $0.firstAttribute == .width }?.isActive = false; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func w() { box.widthAnchor.constraint(equalToConstant: 100).isActive = true; if let c = box.constraints.last { c.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func x() { box.widthAnchor.constraint(equalToConstant: 100).isActive = true; for c in box.constraints { c.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func y() { box.widthAnchor.constraint(equalToConstant: 100).isActive = true; box.constraints.map(\.self).forEach { c in c.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
  func z() { box.widthAnchor.constraint(equalToConstant: 100).isActive = true; _ = box.constraints.map { $0.isActive = false }; box.widthAnchor.constraint(equalToConstant: 200).isActive = true }
}
