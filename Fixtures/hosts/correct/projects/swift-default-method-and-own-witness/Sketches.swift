import UIKit

struct LayoutSketch: Sketch {
    func run() {
        draw("H:[sheet(20)]")
    }
}

struct TextSketch: Sketch {
    func draw(_ text: String) { print(text) }
    func run() { draw("[text") }
}

func runAll(_ sketch: Sketch, _ others: [Sketch]) {
    guard sketch is TextSketch else { return }
    sketch.draw("[all")
    for other in others.compactMap({ $0 as? TextSketch }) {
        other.draw("|-[each")
    }
}
