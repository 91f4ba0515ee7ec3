import ThemeBase

/// The scripts of a page that reloads itself when its file changes, without a server.
///
/// No page may read a file, but each may load its own file into a frame. The first script of the file tells the page
/// around it the version, and stops: the rest of the file is not parsed.
enum LiveScript {
  /// The first script of the file.
  static func probe(version: String) -> String {
    """
    const themecVersion="\(version)";
    if(window.name==="themec-probe"){parent.postMessage({themecVersion},"*");stop()}
    """
  }

  /// A number that differs for pages that differ.
  static func version(of page: [UInt8], _ style: String = "") -> String {
    var hash = FNVHash(page)
    hash.combine(style)
    return String(hash.value, radix: 16)
  }
}
