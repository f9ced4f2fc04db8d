import UIKit
final class AP: UIViewController {
  func one() {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    UIApplication.shared.keyWindow?.addSubview(card)
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func two(_ host: UIView) {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    host.embed(card)
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func three(_ host: UIView) {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    if host.window != nil { host.addSubview(card) } else { host.insertSubview(card, at: 0) }
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func four(_ host: UIView) {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    [card].forEach(host.addSubview)
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func five(_ host: UIView) {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    let move = host.addSubview
    move(card)
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func six(_ host: UIView) {
    let card = UIView()
    view.addSubview(card)
    card.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    defer { host.addSubview(card) }
    card.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}
