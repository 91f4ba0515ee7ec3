extension DiagnosticCode {
  package static let runtimeAttribute = DiagnosticCode(
    "runtime-attribute", .warning, group: .app,
    meaning: """
      A screen or a source gives a view a list that names no class, or a screen gives it a run-time
      attribute that is meant to be its class, but has another type than String or another name than
      'nuiClass'. Another type is an error. It is reported with '--app' or "app" in 'themec.json'.
      """,
    reason: """
      NUI reads the value as a text with ':' between classes. A number in its place ends the app,
      and a class that is not read gives no style: spaces are part of a name, and no class has any.
      """,
    wrong: """
      <label><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="nuiClass" value="YES"/>
      </userDefinedRuntimeAttributes></label>
      <label><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nuiClass" value="Title"/>
      </userDefinedRuntimeAttributes></label>
      """,
    right: """
      <label><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nuiClass" value="Title"/>
      </userDefinedRuntimeAttributes></label>
      """,
    theme: """
      @class Title : Label;
      Title { font-size: 20; }
      """,
    since: "0.9")
}
