import UIKit

class FeedController: UIViewController {
    let feed = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        feed.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(feed)
        var views: [String: Any] = ["feed": feed]
        let vertical: String
        if #available(iOS 11.0, *) {
            views["safe"] = view.safeAreaLayoutGuide
            vertical = "V:|[feed(==safe)]"
        } else {
            views["top"] = topLayoutGuide
            views["bottom"] = bottomLayoutGuide
            vertical = "V:[top][feed][bottom]"
        }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: vertical, options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[feed]|", options: [], metrics: nil, views: views))
    }
}
