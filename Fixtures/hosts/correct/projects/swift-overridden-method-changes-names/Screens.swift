import UIKit

final class ListScreen: BaseScreen {
    let list = UITableView()

    override func names() -> [String: UIView] {
        var names = super.names()
        names["list"] = list
        return names
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        addFormat("H:|[list]|")
        addFormat("V:[header][list]|")
    }
}

final class GridScreen: BaseScreen {
    let grid = UIView()

    override func addFormat(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: ["edge": 4], views: ["header": header, "grid": grid]))
    }

    func build() {
        addFormat("H:|-edge-[grid]-edge-|")
        addFormat("V:[header]-edge-[grid]-edge-|")
    }
}
