import UIKit
final class SO: UIView {
  func a() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.distribution = .equalSpacing; s.spacing = 10
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 20), y.widthAnchor.constraint(equalToConstant: 20), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func b() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.distribution = .equalCentering
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 20), y.widthAnchor.constraint(equalToConstant: 20), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func c() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.distribution = .fillProportionally; s.spacing = 10
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 20), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func d() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.layoutMargins = .init(top: 5, left: 5, bottom: 5, right: 5); s.isLayoutMarginsRelativeArrangement = true
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 20), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func e() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.setCustomSpacing(10, after: x)
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 20), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func f() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); y.isHidden = true
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func g() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.arrangedSubviews.last?.isHidden = true
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func h() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.arrangedSubviews[1].isHidden = true
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func i() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.subviews.forEach { $0.isHidden = $0 !== x }
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func j() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); for v in s.arrangedSubviews where v !== x { v.isHidden = true }
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func k() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); for v in [x, y] where v !== x { v.isHidden = true }
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func l() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); y.isHidden.toggle()
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func m() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.arrangedSubviews.last!.removeFromSuperview()
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func n() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); y.setValue(true, forKey: "hidden")
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func o() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); (x.isHidden, y.isHidden) = (false, true)
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func p() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); s.axis.toggle()
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 100), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func q() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); y.set(hidden: true)
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 70), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func r() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); onUpdate { s.axis = .vertical }
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 100), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func s1() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); reload = { y.isHidden = true }; reload()
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 100), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func t() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); rows = [x, y]; select(0)
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 100), s.widthAnchor.constraint(equalToConstant: 100)]) }
  func u() { let x = UIView(), y = UIView(); let s = UIStackView(arrangedSubviews: [x, y]); addSubview(s); subviews.compactMap { $0 as? UIStackView }.forEach { $0.axis = .vertical }
    NSLayoutConstraint.activate([x.widthAnchor.constraint(equalToConstant: 100), y.widthAnchor.constraint(equalToConstant: 100), s.widthAnchor.constraint(equalToConstant: 100)]) }
}
