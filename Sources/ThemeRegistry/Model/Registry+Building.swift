import ThemeSyntax
import ThemeDiagnostics
import ThemeValues

/// How a registry grows.
extension Registry {
  /// The index of a component, declared now if it is new.
  mutating func component(named name: String, declaredAt span: Span) -> UInt32 {
    let id = componentNames.intern(name)
    if Int(id) == components.count {
      var component = Component(name: name)
      if !isBuiltIn { component.declaration = span }
      components.append(component)
    }
    return id
  }

  /// Adds a part and makes its path known.
  mutating func add(_ part: Part) {
    let index = UInt32(parts.count)
    parts.append(part)
    nextPart.append(0)
    components[Int(part.component)].parts.append(index)
    link(index, to: part.path)
    addPattern(part.path)
    addRoot(part)
  }

  /// The number of a path that is named somewhere.
  mutating func internPath(_ path: ArraySlice<UInt8>) -> UInt32 {
    let id = paths.intern(path)
    if Int(id) == firstPart.count {
      firstPart.append(0)
      lastPart.append(0)
      partCounts.append(0)
    }
    return id
  }

  /// Declares a kind, or declares it anew.
  mutating func declareKind(_ kind: PartKind) {
    let id = Int(kindNames.intern(kind.name))
    if id == kinds.count { kinds.append(kind) } else { kinds[id] = kind }
  }

  /// Puts the entries of a part, which are the last ones, into the order in which they are sought.
  mutating func sortEntries(from start: UInt32) -> Range<UInt32> {
    let sorted = entries[Int(start)...].sorted {
      ($0.property, $0.rank) < ($1.property, $1.rank)
    }
    entries.replaceSubrange(Int(start)..., with: sorted)
    return start..<UInt32(entries.count)
  }

  /// Adds an entry; the entries of one part follow each other.
  mutating func add(_ entry: PropertyEntry) {
    entries.append(entry)
    noteGrammar(entry)
  }

  mutating func internProperty(_ name: ArraySlice<UInt8>) -> UInt32 {
    let id = properties.intern(name)
    if Int(id) == grammarsOfProperty.count { grammarsOfProperty.append([]) }
    return id
  }

  /// Gives a grammar a name; a later one of that name replaces it for what is read from now on.
  @discardableResult
  mutating func declareType(_ name: String, _ grammar: ValueGrammar) -> UInt32 {
    var grammar = grammar
    grammar.name = name
    return add(grammar, named: name)
  }

  /// Adds a grammar under a name, or under its own text where it is written in place.
  mutating func add(_ grammar: ValueGrammar, named name: String) -> UInt32 {
    let id = grammarNames.intern(name)
    if Int(id) == grammarsByName.count { grammarsByName.append(0) }
    grammarsByName[Int(id)] = UInt32(grammars.count)
    grammars.append(grammar)
    return UInt32(grammars.count - 1)
  }

  /// The index of the grammar of that name; nil for an unknown one.
  func grammar(named name: ArraySlice<UInt8>) -> UInt32? {
    grammarNames.id(name).map { grammarsByName[Int($0)] }
  }

  mutating func add(remark: String) -> UInt32 {
    remarks.append(remark)
    return UInt32(remarks.count - 1)
  }

  /// A path that is declared over and over keeps its first parts: every look at it goes through all
  /// of them.
  private mutating func link(_ part: UInt32, to path: UInt32) {
    guard partCounts[Int(path)] < 64 else { return }
    partCounts[Int(path)] += 1
    let last = lastPart[Int(path)]
    if last == 0 { firstPart[Int(path)] = part + 1 } else { nextPart[Int(last - 1)] = part + 1 }
    lastPart[Int(path)] = part + 1
  }

  private mutating func addPattern(_ path: UInt32) {
    let name = paths.slice(path)
    guard name.contains(UInt8(ascii: "[")) else { return }
    let id = patterns.intern(PathPattern.key(name)[...])
    if Int(id) == patternPaths.count { patternPaths.append(path) }
  }

  /// The component whose name is the root owns it; otherwise the first that has a part below it.
  private mutating func addRoot(_ part: Part) {
    let root = PathPattern.root(paths.slice(part.path))
    let id = roots.intern(root)
    if Int(id) == rootOwners.count {
      rootOwners.append(part.component)
    } else if root.elementsEqual("fdl\(components[Int(part.component)].name)".utf8) {
      rootOwners[Int(id)] = part.component
    }
  }

  private mutating func noteGrammar(_ entry: PropertyEntry) {
    let place = Int(entry.property)
    guard grammarsOfProperty[place].count < 16,
      !grammarsOfProperty[place].contains(entry.grammar)
    else { return }
    grammarsOfProperty[place].append(entry.grammar)
  }
}
