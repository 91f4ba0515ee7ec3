import ThemeComponents
public import ThemeTable

/// The assignments that give a view its style, in the order in which they are made.
///
/// A later assignment to a slot takes the place of an earlier one, as with NUI's renderers, whose order it is.
public struct StylePlan: Hashable, Sendable, CustomStringConvertible {
  /// The assignments.
  public private(set) var assignments: [StyleAssignment]

  /// The plan of a class list in a theme.
  ///
  /// - Parameters:
  ///   - kind: The kind of view.
  ///   - classList: The classes, the strongest last: `Button:BuyButton`. Nothing is assigned for `none`.
  ///   - theme: The theme's table.
  ///   - environment: The environment that colours and conditions are for.
  /// - Complexity: A look-up for each property that the kind can take.
  public init(_ kind: ViewKind, classList: String, theme: StyleTable, in environment: StyleEnvironment) {
    assignments = []
    guard classList != "none" else { return }
    var styles: [String: ResolvedStyle] = [:]
    for step in kind.steps {
      for list in step.classLists(of: classList) {
        let style = styles[list] ?? theme.style(forClassList: list, in: environment)
        styles[list] = style
        guard let value = step.value(in: style) else { continue }
        assignments.append(StyleAssignment(part: step.part, slot: step.slot, state: step.state, value: value))
      }
    }
  }

  /// The steps from one plan to another on a view that has the first.
  public struct Difference: Hashable, Sendable {
    /// The places that get back what the view had before any plan.
    public var takenBack: [Place]
    /// The assignments to make, in order.
    public var assigned: [StyleAssignment]

    /// Whether nothing is to be done.
    public var isEmpty: Bool { takenBack.isEmpty && assigned.isEmpty }
  }

  /// A slot of a part in a state, of which a view has one value at a time.
  public struct Place: Hashable, Sendable {
    /// The part.
    public var part: StyleAssignment.Part
    /// The slot.
    public var slot: StyleAssignment.Slot
    /// The state.
    public var state: StyleState

    init(_ assignment: StyleAssignment) {
      (part, slot, state) = (assignment.part, assignment.slot, assignment.state)
    }
  }

  /// Returns the steps on a view with an earlier plan after which it has this one.
  ///
  /// Of several assignments to one place only the last counts.
  public func difference(from earlier: StylePlan) -> Difference {
    let before = earlier.valuesByPlace
    let now = valuesByPlace
    let last = Dictionary(assignments.enumerated().map { (Place($1), $0) }, uniquingKeysWith: { $1 })
    return Difference(
      takenBack: earlier.places.filter { now[$0] == nil },
      assigned: assignments.enumerated().compactMap { index, assignment in
        let place = Place(assignment)
        return last[place] == index && before[place] != assignment.value ? assignment : nil
      })
  }

  /// The places that have a value, each once, in order.
  public var places: [Place] {
    var seen: Set<Place> = []
    return assignments.map(Place.init).filter { seen.insert($0).inserted }
  }

  private var valuesByPlace: [Place: StyleAssignment.Value] {
    Dictionary(assignments.map { (Place($0), $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The assignments, one a line.
  public var description: String { assignments.map(\.description).joined(separator: "\n") }
}

extension [StylePlan] {
  /// The value of a slot of a view or its title in a state, or else in the normal one; of the first of some slots that has any.
  ///
  /// A plan before another is the stronger one, as a theme over its defaults is.
  func value(_ slots: StyleAssignment.Slot..., in state: StyleState = .normal) -> StyleAssignment.Value? {
    for state in [state, .normal] {
      for plan in self {
        let found = slots.lazy.compactMap { slot in
          plan.assignments.last {
            $0.slot == slot && $0.state == state && ($0.part == .itself || $0.part == .title)
          }?.value
        }.first
        if let found { return found }
      }
    }
    return nil
  }
}

extension FontDescription {
  /// The font of an assignment in the user's text size; every size grows.
  init(_ font: StyleAssignment.Font, for category: StyleTextSize) {
    let style = font.textStyle ?? .body
    let points = style.pointSize(for: category, in: .uiKit) ?? 17
    let growth = points / (style.pointSize(for: .large, in: .uiKit) ?? 17)
    let isAlias = font.name?.hasSuffix("ystem") ?? false
    self.init(
      name: isAlias ? nil : font.name, pointSize: font.size.map { $0 * growth } ?? points,
      weight: style.weight)
  }
}
