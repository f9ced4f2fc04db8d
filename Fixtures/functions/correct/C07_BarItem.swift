import UIKit
final class BI: UIViewController {
  func one() {
    let title = UIView()
    view.addSubview(title)
    title.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    navigationItem.titleView = title
    navigationController?.navigationBar.addSubview(title)
    title.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  func two(_ box: UIBarButtonItem) {
    let title = UIView()
    view.addSubview(title)
    title.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 600).isActive = true
    box.customView = title
    title.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}
