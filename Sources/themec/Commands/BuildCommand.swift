/// `themec build`.
enum BuildCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let request = try BuildRequest(parsed)
    if parsed.has(.watch) {
      var loop = WatchLoop(request, console, isEndless: parsed.has(.keepWatching))
      return try loop.run()
    }
    let build = try request.run(on: console)
    let isBrief = request.hasSeveralThemes && !parsed.has(.verbose) && !build.lines.isEmpty
    for line in isBrief ? [build.summary] : build.lines { console.report(line) }
    return build.code
  }
}
