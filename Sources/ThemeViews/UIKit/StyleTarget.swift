#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A place of UIKit that a style can take: several slots may end in one, as all of a bar end in its appearance.
  @MainActor struct StyleTarget {
    /// The identity of the place.
    struct Key: Hashable {
      let owner: ObjectIdentifier
      let name: AnyHashable
    }

    let key: Key
    /// Whether colours follow appearance, level and contrast by themselves there.
    let isDynamic: Bool
    /// Keeps what is there, and gives a setter of values, of which none give that back.
    let take: @MainActor () -> @MainActor ([UIKitValue]) -> Void

    /// A place of all values that are set together.
    init<Owner: AnyObject>(
      _ owner: Owner, _ name: AnyHashable, isDynamic: Bool = false,
      take: @escaping @MainActor (Owner) -> @MainActor (Owner, [UIKitValue]) -> Void
    ) {
      key = Key(owner: ObjectIdentifier(owner), name: name)
      self.isDynamic = isDynamic
      self.take = { [weak owner] in
        let set = owner.map { take($0) }
        return { values in if let owner { set?(owner, values) } }
      }
    }

    /// A place with a getter and a setter, of which the last value stays; nil gives back what was there.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ name: AnyHashable, get: @escaping @MainActor (Owner) -> Value?,
      put: @escaping @MainActor (Owner, Value?) -> Void, _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, name, isDynamic: Value.self == UIColor.self) { owner in
        let own = get(owner)
        return { owner, values in put(owner, values.last.flatMap { value($0) } ?? own) }
      }
    }

    /// A place of a state; what a getter gives for the normal state as well is none of the state's own.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ name: String, _ state: UIControl.State,
      _ get: @escaping @MainActor (Owner, UIControl.State) -> Value?,
      _ put: @escaping @MainActor (Owner, Value?, UIControl.State) -> Void,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(
        owner, "\(name)(\(state.rawValue))",
        get: { owner in
          let own = get(owner, state)
          guard state != .normal, let object = own as? NSObject else { return own }
          return object === get(owner, .normal) as? NSObject ? nil : own
        }, put: { put($0, $1, state) }, value)
    }

    /// A property.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 ?? $0[keyPath: path] }, value)
    }

    /// A property that may be nil.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value?>,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 }, value)
    }
  }
#endif
