import ThemeTable

/// A way to ask for the font color, timed as a loop over all environments.
///
/// A type for each way, so that the loop calls it directly, as an app's code would.
protocol Lookup {
  associatedtype Value

  func look(in environment: StyleEnvironment) -> Value?
}

extension Lookup {
  /// So many lookups, in one environment after the other.
  func candidate(_ count: Int) -> Candidate {
    Candidate(operations: count) {
      var found = 0
      for index in 0..<count {
        let environment = StyleEnvironment(index: UInt8(truncatingIfNeeded: index))
        if look(in: environment) != nil { found += 1 }
      }
      blackHole(found)
    }
  }
}

/// With a class path and a property that were looked up before.
struct LookupByHandle: Lookup {
  let theme: StyleTable
  let path: StylePathHandle
  let property: StylePropertyHandle

  func look(in environment: StyleEnvironment) -> StyleColor? {
    theme.style(for: path, in: environment).color(property)
  }
}

/// With the class path and the property as strings.
struct LookupByPath: Lookup {
  let theme: StyleTable
  let path: String
  let state: StyleState

  func look(in environment: StyleEnvironment) -> StyleColor? {
    theme.style(for: path, in: environment).color(.fontColor, state: state)
  }
}

/// With a class list and the property as strings.
struct LookupByList: Lookup {
  let theme: StyleTable
  let list: String

  func look(in environment: StyleEnvironment) -> StyleColor? {
    theme.style(forClassList: list, in: environment).color(.fontColor)
  }
}

/// With a style that was made of a class list before.
struct LookupInStyle: Lookup {
  let style: ResolvedStyle
  let property: StylePropertyHandle

  func look(in environment: StyleEnvironment) -> StyleColor? { style.color(property) }
}

/// In dictionaries, by class path.
struct LookupInDictionaries: Lookup {
  let styles: [String: [String: String]]
  let path: String

  func look(in environment: StyleEnvironment) -> String? { styles[path]?["font-color"] }
}

/// In dictionaries, by a list that was split before.
struct LookupOfSplitList: Lookup {
  let styles: [String: [String: String]]
  let classes: [String]

  func look(in environment: StyleEnvironment) -> String? {
    for name in classes.reversed() {
      if let value = styles[name]?["font-color"] { return value }
    }
    return nil
  }
}

/// In dictionaries as NUI does it: the list is split and reversed to see whether there is a value,
/// and again to get it.
///
/// With Swift's `split`, which takes a fraction of what Foundation's `components(separatedBy:)` takes.
struct LookupAsNUI: Lookup {
  let styles: [String: [String: String]]
  let list: String

  func look(in environment: StyleEnvironment) -> String? {
    has("font-color") ? get("font-color") : nil
  }

  private var classes: [String] { list.split(separator: ":").map(String.init).reversed() }

  private func has(_ property: String) -> Bool {
    for name in classes where styles[name]?[property] != nil { return true }
    return false
  }

  private func get(_ property: String) -> String? {
    for name in classes {
      if let value = styles[name]?[property] { return value }
    }
    return nil
  }
}
