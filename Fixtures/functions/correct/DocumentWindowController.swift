import Cocoa

class DocumentWindowController: NSWindowController {
    @IBOutlet weak var sidebarWidth: NSLayoutConstraint!
    @IBOutlet weak var contentView: NSView!

    let toolbarView = NSView()
    let statusBar = NSTextField(labelWithString: "")
    let stack = NSStackView()
    let inspector = NSView()
    private var inspectorConstraints: (collapsed: NSLayoutConstraint, expanded: NSLayoutConstraint)?

    override func windowDidLoad() {
        super.windowDidLoad()
        sidebarWidth.constant = UserDefaults.standard.bool(forKey: "wide") ? 280 : 200
        layoutStatusBar()
    }

    func layoutStatusBar() {
        statusBar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(statusBar)
        NSLayoutConstraint.activate([
            statusBar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            statusBar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            statusBar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            statusBar.heightAnchor.constraint(equalToConstant: 16)
        ])
    }

    func layoutInspector() {
        inspector.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inspector)
        let collapsed = inspector.widthAnchor.constraint(equalToConstant: 0)
        let expanded = inspector.widthAnchor.constraint(equalToConstant: 260)
        inspectorConstraints = (collapsed, expanded)
        collapsed.isActive = true
        inspector.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        inspector.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        inspector.bottomAnchor.constraint(equalTo: statusBar.topAnchor).isActive = true
    }

    @IBAction func toggleInspector(_ sender: NSButton) {
        guard let pair = inspectorConstraints else { return }
        if sender.state == .on {
            pair.collapsed.isActive = false
            pair.expanded.isActive = true
        } else {
            pair.expanded.isActive = false
            pair.collapsed.isActive = true
        }
    }

    func layoutStack() {
        stack.orientation = .horizontal
        stack.distribution = .gravityAreas
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let back = NSButton()
        let forward = NSButton()
        stack.addView(back, in: .leading)
        stack.addView(forward, in: .trailing)
        back.widthAnchor.constraint(equalToConstant: 30).isActive = true
        forward.widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 400).isActive = true
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
    }

    func layoutToolbar() {
        toolbarView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(toolbarView)
        let fixed = toolbarView.heightAnchor.constraint(equalToConstant: 38)
        fixed.priority = NSLayoutConstraint.Priority(rawValue: 999)
        let minimum = toolbarView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        NSLayoutConstraint.activate([
            fixed, minimum,
            toolbarView.topAnchor.constraint(equalTo: contentView.topAnchor),
            toolbarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            toolbarView.trailingAnchor.constraint(equalTo: inspector.leadingAnchor)
        ])
    }
}
