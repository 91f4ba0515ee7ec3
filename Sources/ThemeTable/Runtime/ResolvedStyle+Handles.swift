// What a style says, by type: of a property by its handle, which knows its state.
extension ResolvedStyle {
  /// The value of a property, whatever its type.
  public func value(_ property: StylePropertyHandle) -> StyleValue? {
    read(stored(property)) { $0.styleValue($1) }
  }

  /// The color of a property.
  @inlinable
  public func color(_ property: StylePropertyHandle) -> StyleColor? { stored(property)?.color }

  /// The number of a property, in points unless the property says otherwise; integers count.
  public func number(_ property: StylePropertyHandle) -> Double? {
    read(stored(property)) { $0.number($1) }
  }

  /// The whole number of a property; a number without a fraction counts if 32 bits hold it.
  public func integer(_ property: StylePropertyHandle) -> Int? {
    read(stored(property)) { $0.integer($1) }
  }

  /// The truth value of a property.
  @inlinable
  public func boolean(_ property: StylePropertyHandle) -> Bool? { stored(property)?.boolean }

  /// The text style of a property.
  public func textStyle(_ property: StylePropertyHandle) -> StyleTextStyle? {
    read(stored(property)) { $0.textStyle($1) }
  }

  /// The text alignment of a property; nil for a word that is none.
  public func textAlignment(_ property: StylePropertyHandle) -> StyleTextAlignment? {
    read(stored(property)) { $0.textAlignment($1) }
  }

  /// The word of a property whose words are a closed set, such as `border-style`.
  public func keyword(_ property: StylePropertyHandle) -> String? {
    read(stored(property)) { $0.keyword($1) }
  }

  /// The font name of a property.
  public func fontName(_ property: StylePropertyHandle) -> String? {
    read(stored(property)) { $0.fontName($1) }
  }

  /// The asset name of a property.
  public func imageName(_ property: StylePropertyHandle) -> String? {
    read(stored(property)) { $0.imageName($1) }
  }

  /// The insets of a property, in points.
  public func box(_ property: StylePropertyHandle) -> StyleBox? {
    read(stored(property)) { $0.box($1) }
  }

  /// The displacement or size of a property, in points.
  public func offset(_ property: StylePropertyHandle) -> StyleOffset? {
    read(stored(property)) { $0.offset($1) }
  }

  /// The list of names of a property.
  public func names(_ property: StylePropertyHandle) -> [String]? {
    read(stored(property)) { $0.names($1) }
  }

  /// The free text of a property.
  public func string(_ property: StylePropertyHandle) -> String? {
    read(stored(property)) { $0.string($1) }
  }
}
