import UIKit
final class PagesVC: ScrollableViewController {
  private let content = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 3), content.heightAnchor.constraint(equalTo: view.heightAnchor)])
  }
}
