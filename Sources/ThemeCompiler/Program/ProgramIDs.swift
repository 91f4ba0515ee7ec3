package import ThemeBase

/// The number of a class path among those of a program.
package typealias PathID = ID<Program.Path>
/// The number of a property's name, state suffix included, among those of a program.
package typealias PropertyID = ID<Program.Property>
/// The number of the name of a definition, its `@` included, among those of a program.
package typealias VariableID = ID<Program.Variable>
/// The number of a value's text, tokens joined by one space, among those of a program.
package typealias TextID = ID<Program.Text>
/// The number of a declaration of a program, in source order.
package typealias DeclarationID = ID<Program.Declaration>
/// The number of a definition of a program, in source order.
package typealias DefinitionID = ID<Program.Definition>
/// The number of a selector of a program, in source order.
package typealias SelectorID = ID<Program.Selector>
