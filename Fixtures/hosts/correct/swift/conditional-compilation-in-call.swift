import UIKit

class VersionedView: UIView {
    let legacy = UIView()
    let modern = UIView()

    func layOut() {
        let names: [String: UIView] = ["legacy": legacy, "modern": modern]
        #if swift(>=4.2)
        let options: NSLayoutConstraint.FormatOptions = .alignAllTop
        #else
        let options: NSLayoutFormatOptions = .alignAllTop
        #endif
        #if targetEnvironment(simulator)
        let row = "H:|[legacy][modern(==legacy)]|"
        #elseif DEBUG
        let row = "H:|[modern][legacy(==modern)]|"
        #else
        let row = "H:|-[modern]-[legacy]-|"
        #endif
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: row, options: options, metrics: nil, views: names))
    }
}
