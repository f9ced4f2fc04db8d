import UIKit

final class ReceiptView: UIView {
    let header = UIView(), total = UILabel(), footer = UILabel()

    func closureBeforeEntries() {
        var views: [String: UIView] = ["header": header]
        let pin = {
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[header]-[total]", metrics: nil, views: views))
        }
        views["total"] = total
        pin()
    }

    func closureWithParameter() {
        var views: [String: UIView] = [:]
        var metrics = ["gap": 1400]
        let pin = { (format: String) in
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: metrics, views: views))
        }
        views["total"] = total
        metrics["gap"] = 740
        pin("H:|[total(80@gap)]")
    }

    func localFunction(_ isLong: Bool) {
        var views: [String: UIView] = [:]
        func pin(_ format: String) {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: views))
        }
        views["header"] = header
        pin("H:|[header]|")
        views.merge(["total": total]) { $1 }
        pin("V:[header]-[total]")
        if isLong { views["footer"] = footer }
        pin(isLong ? "V:[total]-[footer]|" : "V:[total]|")
    }

    func queuedAndDeferred() {
        var views: [String: UIView] = ["header": header]
        defer {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[header]-[total]", metrics: nil, views: views))
        }
        DispatchQueue.main.async {
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:[total]-[footer]|", metrics: nil, views: views))
        }
        views = ["header": header, "total": total, "footer": footer]
    }

    func optionsAndFormats() {
        var options: NSLayoutConstraint.FormatOptions = .alignAllTop
        var formats = ["H:[header][total]"]
        let views = ["header": header, "total": total]
        let pinColumn = {
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[header][total]", options: options, metrics: nil, views: views))
        }
        let pinAll = {
            for format in formats {
                self.addConstraints(NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .alignAllLeft, metrics: nil, views: views))
            }
        }
        options = .alignAllLeft
        formats = ["V:[header][total]"]
        pinColumn()
        pinAll()
    }
}
