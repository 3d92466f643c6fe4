import ListKit

/// What the views of a tree are called: by the property that holds them, else by their accessibility
/// identifier. No two have the same name; views that would are a group.
@MainActor
struct ElementNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var groups: [ObjectIdentifier: String] = [:]

  /// Who has each name or identifier.
  private var owners: [String: ObjectIdentifier] = [:]

  /// Names of the engine's properties that learners know; its others are nobody's business.
  private static let known: Set<String> = [
    "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "backgroundView",
    "selectedBackgroundView",
  ]

  /// No names, where nobody asks for them. Finding them is slow.
  init() {}

  /// Reads the stored properties of a view and of the learner's views below it.
  init(of root: UIView) {
    collect(from: root, prefix: "", isRoot: true)
    identify(below: root)
  }

  /// The name of a view that one property holds, or its identifier, or nil.
  func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// The property that holds a view among others, or nil.
  func group(of view: UIView) -> String? {
    let id = ObjectIdentifier(view)
    return names[id] == nil ? groups[id] : nil
  }

  private mutating func collect(from view: UIView, prefix: String, isRoot: Bool = false) {
    // Reflection is slow, so what has no names for us is not reflected.
    var mirror = isRoot || !Self.isEngines(type(of: view)) ? Mirror(reflecting: view) : nil
    while let current = mirror, current.subjectType != UIView.self {
      let isEngines = Self.isEngines(current.subjectType)
      for child in current.children where !isEngines || isRoot {
        guard let label = child.label.map(Self.plain) else { continue }
        if !isEngines || Self.known.contains(label) { keep(child.value, prefix + label) }
      }
      mirror = current.superclassMirror
    }
    for subview in view.subviews {
      let own = names[ObjectIdentifier(subview)] ?? groups[ObjectIdentifier(subview)]
      let isLearners = !Self.isEngines(type(of: subview))
      let inner = isLearners ? (own ?? String(describing: type(of: subview))) + "." : prefix
      collect(from: subview, prefix: inner)
    }
  }

  private mutating func keep(_ value: Any, _ name: String, depth: Int = 0) {
    if let view = value as? UIView {
      give(name, to: ObjectIdentifier(view))
    } else if let views = value as? [UIView] {
      for view in views { groups[ObjectIdentifier(view)] = name }
    } else if let views = value as? [AnyHashable: UIView] {
      for view in views.values { groups[ObjectIdentifier(view)] = name }
    } else if depth == 0 {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return }
      for child in mirror.children {
        if let label = child.label { keep(child.value, name + "." + Self.plain(label), depth: 1) }
      }
    }
  }

  /// Names by identifiers what has no name yet.
  private mutating func identify(below view: UIView) {
    for subview in view.subviews {
      let id = ObjectIdentifier(subview)
      if let identifier = subview.accessibilityIdentifier, groups[id] == nil {
        give(identifier, to: id)
      }
      identify(below: subview)
    }
  }

  private mutating func give(_ name: String, to id: ObjectIdentifier) {
    guard names[id] == nil else { return }
    guard let owner = owners[name], owner != id else {
      owners[name] = id
      if groups[id] != name { names[id] = name }
      return
    }
    // Two views of one name are members of a group.
    names[owner] = nil
    groups[owner] = name
    groups[id] = name
  }

  /// The name in the learner's text of a property that the compiler stores under another.
  private static func plain(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func isEngines(_ type: Any.Type) -> Bool {
    if let known = engines[ObjectIdentifier(type)] { return known }
    let isEngines = String(reflecting: type).hasPrefix("ListKit.")
    engines[ObjectIdentifier(type)] = isEngines
    return isEngines
  }

  /// The classes that were asked about.
  private static var engines: [ObjectIdentifier: Bool] = [:]
}
