import UIKit

class Kit: UIView {
    static var names: [String: UIView] = ["type": UIView()]
    var names: [String: UIView] = ["object": UIView()]

    static func put(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: names))
    }

    func put(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: names))
    }

    class func log(_ text: String) { print(text) }
    func log(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["self": self]))
    }

    func build() {
        Kit.put("H:|[type]")
        put("H:|[object]|")
        Self.put("V:|[type]")
        type(of: self).log("[logged")
        Kit.log("[logged too")
        log("H:|[self]|")
        let make = Kit.put
        make("V:[type]")
        [1, 2].forEach { Kit.log("[\($0)") }
    }

    static func prepare() {
        put("V:[type(2)]")
        log("[static")
        self.log("[self")
        Kit().log("V:|[self]")
    }
}

extension Kit {
    struct Row {
        let kit: Kit
        func put(_ text: String) { print(text) }
        func build() {
            put("[row")
            kit.put("V:[object]")
        }
    }
    enum Style {
        static func put(_ style: String) { print(style) }
        static func apply() { put("[style") }
    }
}
