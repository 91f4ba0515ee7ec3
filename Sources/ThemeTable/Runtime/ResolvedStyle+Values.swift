// The values of a style by type: of a property in a state, or in the plain state where it has none.
//
// A key is a property, its name, or a handle, which has a state of its own; ``StyleKey``.
extension ResolvedStyle {
  /// The value of a property, whatever its type.
  public func value(_ property: some StyleKey, state: StyleState? = nil) -> StyleValue? {
    read(property.find(in: self, state: state)) { $0.styleValue($1) }
  }

  /// The color of a property.
  @inlinable public func color(_ property: some StyleKey, state: StyleState? = nil) -> StyleColor? {
    property.find(in: self, state: state)?.color
  }

  /// The number of a property, in points unless the property says otherwise.
  ///
  /// Integers are numbers too.
  public func number(_ property: some StyleKey, state: StyleState? = nil) -> Double? {
    read(property.find(in: self, state: state)) { $0.number($1) }
  }

  /// The whole number of a property, which may be written as a number without a fraction.
  ///
  /// Has at most 32 bits.
  public func integer(_ property: some StyleKey, state: StyleState? = nil) -> Int? {
    read(property.find(in: self, state: state)) { $0.integer($1) }
  }

  /// The truth value of a property.
  @inlinable public func boolean(_ property: some StyleKey, state: StyleState? = nil) -> Bool? {
    property.find(in: self, state: state)?.boolean
  }

  /// The text style of a property.
  public func textStyle(_ property: some StyleKey, state: StyleState? = nil) -> StyleTextStyle? {
    read(property.find(in: self, state: state)) { $0.textStyle($1) }
  }

  /// The text alignment of a property, or nil if the word is not an alignment.
  public func textAlignment(_ property: some StyleKey, state: StyleState? = nil) -> StyleTextAlignment? {
    read(property.find(in: self, state: state)) { $0.textAlignment($1) }
  }

  /// The word of a property whose words are a closed set, such as `border-style`.
  public func keyword(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .keyword) }
  }

  /// The font name of a property.
  public func fontName(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .fontName) }
  }

  /// The asset name of a property.
  public func imageName(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .imageName) }
  }

  /// The insets of a property, in points.
  public func box(_ property: some StyleKey, state: StyleState? = nil) -> StyleBox? {
    read(property.find(in: self, state: state)) { $0.box($1) }
  }

  /// The displacement or size of a property, in points.
  public func offset(_ property: some StyleKey, state: StyleState? = nil) -> StyleOffset? {
    read(property.find(in: self, state: state)) { $0.offset($1) }
  }

  /// The list of names of a property.
  public func names(_ property: some StyleKey, state: StyleState? = nil) -> [String]? {
    read(property.find(in: self, state: state)) { $0.names($1) }
  }

  /// The free text of a property.
  public func string(_ property: some StyleKey, state: StyleState? = nil) -> String? {
    read(property.find(in: self, state: state)) { $0.text($1, .string) }
  }
}
