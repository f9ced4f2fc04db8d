import Foundation

enum Formats {
    static let wide = "H:|-pad-[title]-pad-[button(>=width)]-pad-|"
    static let narrow = "H:|-pad-[title]-pad-|"
    static let column = "V:|-pad-[title]-pad-[button]-pad-|"
    static let titleOnly = "V:|-pad-[title]-pad-|"
    static let metrics: [String: Double] = ["pad": 8, "width": 88]
}

let debugFormat = "H:[title(>=10)]"
