import UIKit
import SnapKit
final class MV: UIView {
  let box = UIView()
  func size1() {
    var size = CGSize(width: 100, height: 50)
    size.width = 200
    box.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func insets1() {
    var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    insets.left = 20
    addSubview(box)
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
    box.leftAnchor.constraint(equalTo: leftAnchor, constant: 20).isActive = true
  }
  func insets2() {
    var insets = UIEdgeInsets.zero
    insets.top = 20
    addSubview(box)
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
    box.snp.makeConstraints { $0.top.equalToSuperview().offset(20) }
  }
  func tuple1() {
    var t = (10.0, 20.0)
    t.0 = 30
    box.widthAnchor.constraint(equalToConstant: t.0).isActive = true
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
  }
  func round1() {
    var w: CGFloat = 100.6
    w.round(.down)
    box.widthAnchor.constraint(equalToConstant: w).isActive = true
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
  func negate1(_ host: UIView) {
    var gap: CGFloat = 16
    box.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: gap).isActive = true
    gap.negate()
    box.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: gap).isActive = true
    box.widthAnchor.constraint(equalToConstant: 268).isActive = true
    host.widthAnchor.constraint(equalToConstant: 300).isActive = true
  }
  func dict1() {
    var metrics = ["w": 100.0]
    metrics.updateValue(200, forKey: "w")
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:[box(w)]", metrics: metrics, views: ["box": box]))
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func dict2(_ other: UIView) {
    var views: [String: UIView] = ["v": box]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(100)]", metrics: nil, views: views))
    views.merge(["v": other]) { $1 }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(200)]", metrics: nil, views: views))
  }
}
