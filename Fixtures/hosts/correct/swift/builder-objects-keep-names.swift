import UIKit

final class VFL {
    private var views: [String: UIView] = [:]
    private var metrics: [String: Any] = [:]
    private var formats: [String] = []

    @discardableResult func view(_ name: String, _ view: UIView) -> VFL {
        views[name] = view
        return self
    }

    @discardableResult func metric(_ name: String, _ value: CGFloat) -> VFL {
        metrics[name] = value
        return self
    }

    @discardableResult func h(_ body: String) -> VFL {
        formats.append("H:" + body)
        return self
    }

    @discardableResult func v(_ body: String) -> VFL {
        formats.append("V:\(body)")
        return self
    }

    func install(in view: UIView) {
        for format in formats {
            view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
        formats.removeAll()
    }
}

extension UIView {
    func layOut(_ build: (VFL) -> Void) {
        let vfl = VFL()
        build(vfl)
        vfl.install(in: self)
    }
}

func useBuilder(_ root: UIView, _ icon: UIView, _ text: UIView) {
    root.layOut {
        $0.view("icon", icon).view("text", text).metric("gap", 4)
        $0.h("|-gap-[icon]-gap-[text]-|").v("|[icon]|").v("|[text]|")
    }
    let vfl = VFL().view("only", icon)
    vfl.h("|[only]|")
    vfl.v("[only]|")
    vfl.install(in: root)
}
