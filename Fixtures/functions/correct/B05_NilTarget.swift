import UIKit
final class NT: UIViewController {
  let box = UIView()
  func a() {
    UIView.animate(withDuration: 0.3) { self.box.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func b() async {
    let c = box.widthAnchor.constraint(equalToConstant: 10); c.isActive = true
    await MainActor.run { c.isActive = false }
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func c() {
    defer { box.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    let c = box.widthAnchor.constraint(equalToConstant: 10); c.isActive = true
    defer { c.isActive = false }
  }
  func d() {
    for case let label as UILabel in [box] { label.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func e() {
    for case let v? in [box, nil] as [UIView?] where v is UILabel { v.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func f() {
    let views = [UIView(), UIView()]
    views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
    views[1].widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.subviews[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.subviews[1].widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func g() {
    let box = UIView(); box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    do { let box = UIView(); box.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    self.box.widthAnchor.constraint(equalToConstant: 30).isActive = true
  }
  func h() {
    var row = UIView()
    let next = { row = UIView() }
    row.heightAnchor.constraint(equalToConstant: 10).isActive = true
    next()
    row.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func i() {
    var row = UIView()
    func next() { row = UIView() }
    row.heightAnchor.constraint(equalToConstant: 10).isActive = true
    next()
    row.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func j(_ list: inout [UIView]) {
    var iterator = list.makeIterator()
    let v1 = iterator.next()!; let v2 = iterator.next()!
    v1.heightAnchor.constraint(equalToConstant: 10).isActive = true
    v2.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
  func k() {
    var c = box.widthAnchor.constraint(equalToConstant: 10)
    if traitCollection.horizontalSizeClass == .regular { c = box.widthAnchor.constraint(equalToConstant: 20) }
    c.isActive = true
    _ = view.safeAreaLayoutGuide
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
  }
  func l(_ h: CGFloat) {
    var y: CGFloat = 0
    for i in 0..<3 { let v = UIView(); view.addSubview(v); v.topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true; y += CGFloat(i) * h }
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 3 * h).isActive = true
  }
  func m() {
    let scroll = UIScrollView(), content = UIView()
    view.addSubview(scroll); scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16), content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2), content.widthAnchor.constraint(equalToConstant: 640), view.widthAnchor.constraint(equalToConstant: 320)])
  }
  func n() {
    let host = UIView(), a = UIView(), b = UIView(), c = UIView()
    for v in [a, b, c] { host.addSubview(v) }
    host.widthAnchor.constraint(equalToConstant: 100).isActive = true
    NSLayoutConstraint.activate([a, b, c].map { $0.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 1.0 / 3.0) })
    a.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 1.0 / 3.0).isActive = true
    b.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 1.0 / 3.0).isActive = true
    c.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 1.0 / 3.0).isActive = true
    NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: host.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor), c.leadingAnchor.constraint(equalTo: b.trailingAnchor), c.trailingAnchor.constraint(equalTo: host.trailingAnchor)])
  }
  func o() {
    let host = UIView(), a = UIView()
    host.addSubview(a)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[a(50)]", options: .directionRightToLeft, metrics: nil, views: ["a": a]))
    host.widthAnchor.constraint(equalToConstant: 300).isActive = true
    a.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -10).isActive = true
  }
  func p() {
    let host = UIView(), a = UIView()
    host.addSubview(a)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[a(50)]", options: [.directionLeftToRight, .alignAllTop], metrics: nil, views: ["a": a]))
    a.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10).isActive = true
  }
}
