import UIKit

final class Game {
    let canvas = Canvas()
    let shader = Shader()
    private var tools: [String: Shader] = [:]
    weak var preview: Canvas?

    func start() {
        canvas.apply("H:|[stage]|")
        canvas.apply("V:|-bar-[stage]|", ["bar": 20])
        preview?.apply("H:[stage(>=100)]")
        shader.apply("layout(location = 0) in vec[3")
        tools["blur"]?.apply("[blur", ["radius": 3])
        let view = Shader()
        view.apply("|-[vertex")
        [shader, view].forEach { $0.apply("H:|[") }
    }
}
