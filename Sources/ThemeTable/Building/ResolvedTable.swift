/// A resolved theme as flat arrays: what the compiler hands to every emitter and to the binary writer.
///
/// Names are interned once in ``names``; typed values once in ``values``. Rows stand in the order of their path's
/// bytes, cells in the order of their property's bytes, the variants of a cell are disjoint and in the order of their
/// lowest environment.
package struct ResolvedTable: Sendable {
  /// One class path with a range of ``cells``.
  package struct Row: Sendable, Equatable {
    package var path: UInt32
    package var cells: Range<UInt32>
    /// Where some rule names the path, with or without declarations.
    package var environments: EnvironmentSet

    package init(path: UInt32, cells: Range<UInt32>, environments: EnvironmentSet = .all) {
      self.path = path
      self.cells = cells
      self.environments = environments
    }
  }

  /// One property as it is written, state suffix included (`font-color-highlighted`), with its variants.
  package struct Cell: Sendable, Equatable {
    package var property: UInt32
    package var variants: Range<UInt32>

    package init(property: UInt32, variants: Range<UInt32>) {
      self.property = property
      self.variants = variants
    }
  }

  /// The value that a cell has in some environments.
  package struct Variant: Sendable, Equatable {
    package var environments: EnvironmentSet
    /// Index into ``values``.
    package var value: UInt32
    /// Name of the value's text, definitions put in, tokens joined by one space.
    package var text: UInt32
    /// Which declaration of the theme won: an index that the compiler understands.
    package var origin: UInt32

    package init(environments: EnvironmentSet, value: UInt32, text: UInt32, origin: UInt32) {
      self.environments = environments
      self.value = value
      self.text = text
      self.origin = origin
    }
  }

  /// A part of a component with the class list that it carries, `Cell:Cell_title`.
  package struct Part: Sendable, Equatable {
    package var name: UInt32
    package var classes: UInt32

    package init(name: UInt32, classes: UInt32) {
      self.name = name
      self.classes = classes
    }
  }

  package var names = NamePool()
  package var values: [StyleValue] = []
  package var rows: [Row] = []
  package var cells: [Cell] = []
  package var variants: [Variant] = []
  /// The parts that carry more classes than their own, for apps that ask by part.
  package var parts: [Part] = []

  package init() {}
}
