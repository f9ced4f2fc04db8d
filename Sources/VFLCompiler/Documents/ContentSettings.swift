/// What determines the content sizes of views in sources and Interface Builder files.
package struct ContentSettings: Sendable {
  /// The version of iOS whose control sizes are used.
  ///
  /// If `nil`, the version of the Xcode that wrote an Interface Builder file, or iOS 18 for sources.
  package var system: SystemVersion?
  /// The content sizes of views in points, by class or by name.
  package var sizes: [String: ContainerSize] = [:]

  /// Creates settings without sizes of their own.
  package init(system: SystemVersion? = nil, sizes: [String: ContainerSize] = [:]) {
    (self.system, self.sizes) = (system, sizes)
  }

  /// Returns the content size of a view; `nil` if the settings do not contain it.
  ///
  /// The name has precedence over the class.
  package func size(of name: String, _ className: String?) -> ContainerSize? {
    sizes[name] ?? className.flatMap { sizes[$0] }
  }
}
