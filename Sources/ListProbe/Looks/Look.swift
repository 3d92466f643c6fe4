import Foundation
public import ListKit

/// What a person sees and can touch of a view: every visible element with its properties, in order.
///
/// Looks are made to be compared, so they say nothing that nobody sees: what is hidden, transparent or
/// empty is absent, no background and a clear one are the same, and so is one of the colour that is
/// behind it anyway.
@MainActor
public struct Look {
  /// The visible elements, from the back and in the order of the tree; the first is the view itself.
  public internal(set) var elements: [LookElement] = []

  /// Why a named element is not among them.
  private(set) var absent: [String: Absence] = [:]

  /// Whether frames are compared too.
  let comparesFrames: Bool

  /// Looks at a view. Frames count only where asked: a cell that was never laid out has none to speak of.
  public init(of view: UIView, comparesFrames: Bool = false) {
    self.init(of: view, comparesFrames: comparesFrames, names: ElementNames(of: view))
  }

  private init(of view: UIView, comparesFrames: Bool, names: ElementNames) {
    self.comparesFrames = comparesFrames
    guard !view.isHidden, view.alpha >= Self.leastAlpha else {
      var properties = LookProperties()
      properties.add("isHidden", .flag(true))
      elements = [element(view, Place(), names, properties)]
      return
    }
    read(view, Place(), root: view, names: names)
  }

  /// The texts that are seen, in the order of the elements.
  public var texts: [String] {
    elements.flatMap { $0.properties.filter(\.isText).compactMap(\.value) }
  }

  /// The texts that are seen of a view, without the time that it takes to name its elements.
  public static func texts(of view: UIView) -> [String] {
    Look(of: view, comparesFrames: false, names: ElementNames()).texts
  }

  /// The same look with other names for its pictures.
  func renamingImages(_ name: (String) -> String) -> Look {
    var look = self
    look.elements = elements.map { element in
      var element = element
      element.properties = element.properties.map { property in
        property.isImage ? property.renamed(name) : property
      }
      return element
    }
    return look
  }

  /// Below this opacity nothing is seen and nothing can be touched.
  static var leastAlpha: CGFloat { 0.01 }

  /// Why an element is not seen.
  enum Absence {
    case hidden, transparent, empty
  }

  // MARK: Reading

  /// What is handed down the tree.
  private struct Place {
    var parent: Int?
    var path = ""
    var isOrdered = false
    var isOutsideStack = false
    var alpha: CGFloat = 1
    var backdrop = UIColor.white
    var isTouchable = true
  }

  /// Reads a view that is seen, and what is below it. Returns whether there was anything to see.
  @discardableResult
  private mutating func read(
    _ view: UIView, _ place: Place, root: UIView, names: ElementNames
  ) -> Bool {
    var place = place
    place.alpha *= view === root ? 1 : view.alpha
    let name = names.name(of: view)
    if view !== root {
      let reason: Absence? =
        view.isHidden ? .hidden : place.alpha < Self.leastAlpha ? .transparent : nil
      if let reason {
        if let name { absent[name] = reason }
        return false
      }
      place.isTouchable = place.isTouchable && view.isUserInteractionEnabled
    }
    var properties = LookProperties(isTouchable: place.isTouchable)
    LookReaders.read(view, into: &properties, backdrop: place.backdrop)
    properties.add("alpha", .number(view === root ? view.alpha : place.alpha), shows: false)
    if comparesFrames, view !== root {
      properties.add("frame", .frame(root.convert(view.bounds, from: view)), shows: false)
    }
    let index = elements.count
    elements.append(element(view, place, names, properties))
    let seen = LookReaders.children(of: view).map { child in
      var inner = below(view, place, index, name)
      inner.isOutsideStack = (view as? UIStackView)?.arrangedSubviews.contains(child) == false
      return read(child, inner, root: root, names: names)
    }
    if view === root || properties.shows || seen.contains(true) { return true }
    elements.remove(at: index)
    if let name { absent[name] = .empty }
    return false
  }

  /// What a view hands down to those below it.
  private func below(_ view: UIView, _ place: Place, _ index: Int, _ name: String?) -> Place {
    var inner = place
    inner.parent = index
    inner.path = elements[index].path
    inner.isOrdered = LookReaders.ordersChildren(view) || (name == nil && place.isOrdered)
    if let colour = view.backgroundColor, colour.channels[3] >= 1 { inner.backdrop = colour }
    return inner
  }

  private func element(
    _ view: UIView, _ place: Place, _ names: ElementNames, _ properties: LookProperties
  ) -> LookElement {
    let type = String(describing: Swift.type(of: view))
    let name = place.parent == nil && elements.isEmpty ? "" : names.name(of: view)
    return LookElement(
      name: name,
      path: name ?? (names.group(of: view).map { $0 + "[]" } ?? place.path + "/" + type),
      kind: LookReaders.kind(of: view), group: names.group(of: view),
      container: place.path.split(separator: "/", omittingEmptySubsequences: false).first
        .map(String.init) ?? "",
      parent: place.parent, isOrdered: place.isOrdered,
      isOutsideStack: place.isOutsideStack,
      frame: view.frame, properties: properties.all,
      view: LookElement.SeenView(id: ObjectIdentifier(view)))
  }
}

/// One thing that is seen.
public struct LookElement: Equatable {
  /// The learner's property that holds the view, or its accessibility identifier; empty for the view that
  /// was looked at, nil for a view that nobody named.
  var name: String?

  /// The same for views that play the same part: the nearest name above, and the classes from there.
  var path: String

  /// What it is, such as "label".
  let kind: String

  /// The learner's property that holds the view among others, or nil.
  var group: String?

  /// The nearest named element above.
  let container: String

  /// The element above, by its number.
  let parent: Int?

  /// Whether its place among its equals is seen: it stands in a stack.
  let isOrdered: Bool

  /// Whether it is below a stack that no longer arranges it.
  let isOutsideStack: Bool

  /// Where it stands in the view above.
  let frame: CGRect

  /// What is seen of it.
  public internal(set) var properties: [LookProperty]

  /// The view. It is not part of what is seen: looks of two cells are compared.
  let view: SeenView

  /// A view's identity, which makes no difference.
  struct SeenView: Equatable {
    let id: ObjectIdentifier
    static func == (lhs: SeenView, rhs: SeenView) -> Bool { true }
  }
}
