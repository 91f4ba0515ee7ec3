package import ThemeCompiler
package import ThemeProject

extension CompilerOptions {
  /// The options that the settings for a theme ask for, without its registry files and its app.
  package init(_ settings: FileSettings) {
    self.init()
    target = settings.target
    namesTarget = settings.namesTarget
    portability = settings.portable
    palette = settings.palette
    severities = settings.severities
  }
}
