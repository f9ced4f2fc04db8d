import UIKit
final class TH: UITableViewController {
  func one() {
    let header = UIView()
    tableView.addSubview(header)
    header.widthAnchor.constraint(equalTo: tableView.widthAnchor).isActive = true
    tableView.widthAnchor.constraint(equalToConstant: 300).isActive = true
    tableView.tableHeaderView = header
    header.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
