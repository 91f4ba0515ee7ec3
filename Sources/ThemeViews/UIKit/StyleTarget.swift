#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A place of UIKit that a style can take: several slots may end in one, as all of a bar end in its appearance.
  @MainActor struct StyleTarget {
    /// The identity of the place.
    struct Key: Hashable {
      let owner: ObjectIdentifier
      let name: AnyHashable
    }

    /// A place that is taken: its closures know what was there before.
    struct Taken {
      let set: @MainActor ([UIKitValue]) -> Void
      let giveBack: @MainActor () -> Void
    }

    let key: Key
    /// Whether colours follow appearance, level and contrast by themselves there.
    var isDynamic = false
    /// Keeps what is there.
    let take: @MainActor () -> Taken

    /// A place of all values that are set together.
    init(_ owner: AnyObject, _ name: AnyHashable, isDynamic: Bool = false, take: @escaping @MainActor () -> Taken) {
      key = Key(owner: ObjectIdentifier(owner), name: name)
      self.isDynamic = isDynamic
      self.take = take
    }

    /// A place with a getter and a setter, of which the last value stays; nil leaves it as it is.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ name: AnyHashable, isDynamic: Bool = false, get: @escaping @MainActor (Owner) -> Value,
      put: @escaping @MainActor (Owner, Value) -> Void,
      _ value: @escaping @MainActor (UIKitValue, _ own: Value) -> Value?
    ) {
      self.init(owner, name, isDynamic: isDynamic) { [weak owner] in
        let own = owner.map { get($0) }
        return Taken(
          set: { values in
            guard let owner, let own, let last = values.last, let new = value(last, own) else { return }
            put(owner, new)
          }, giveBack: { if let owner, let own { put(owner, own) } })
      }
    }

    /// A property.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ value: @escaping @MainActor (UIKitValue, _ own: Value) -> Value?
    ) {
      self.init(owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 }, value)
    }

    /// A property that may be nil, of which a value of another type leaves alone what is there.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value?>,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(
        owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 },
        { planned, _ in value(planned).map { $0 } })
    }

    /// A property of a colour that follows the look by itself.
    init<Owner: AnyObject>(color owner: Owner, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) {
      self.init(
        owner, path, isDynamic: true, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 },
        { value, _ in value.color.map { $0 } })
    }
  }
#endif
