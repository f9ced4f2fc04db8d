import Cocoa

@NSApplicationMain
class AppDelegate: NSObject, NSApplicationDelegate {
    @IBOutlet weak var window: NSWindow!
    let scrollView = NSScrollView()
    let statusField = NSTextField()

    func applicationDidFinishLaunching(_ notification: Notification) {
        guard let contentView = window.contentView else { return }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        statusField.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(scrollView)
        contentView.addSubview(statusField)
        let views: [String: Any] = ["scroll": scrollView, "status": statusField]
        let formats = ["H:|[scroll(>=300)]|", "|-6-[status]-6-|", "V:|[scroll(>=200)]-2-[status]-2-|"]
        NSLayoutConstraint.activate(formats.map {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        }.reduce([], +))
    }
}
