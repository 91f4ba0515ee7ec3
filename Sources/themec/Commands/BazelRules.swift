import ThemeEmit
import ThemeFiles

/// The files of `themec init bazel`: rules that compile themes, in a package of the workspace.
enum BazelRules {
  /// The folder of the package.
  static let folder: FilePath = "themec"

  /// The files by their names in the folder.
  static let files: [(name: FilePath, text: String)] = [
    ("BUILD.bazel", build), ("defs.bzl", definitions),
  ]

  private static let build = """
    load(":defs.bzl", "theme_tool")

    # The executable of themec: a file beside this one, or a label, such as that of a file in an archive. A link is enough:
    #     ln -s "$(command -v themec)" themec/themec
    # Remote execution needs the executable for the machines that run the actions; the one for Linux is static.
    theme_tool(
        name = "tool",
        executable = "themec",
        visibility = ["//visibility:public"],
    )

    """

  /// The forms as lines of a dictionary in Starlark: `"table": "nsst",`.
  private static let endings = OutputForm.all.sorted { $0.name < $1.name }
    .map { "    \"\($0.name)\": \"\($0.siblingExtension)\"," }.joined(separator: "\n")

  /// The forms whose product is a folder, as elements of a list in Starlark.
  private static let folders = OutputForm.all.filter(\.isFolder).map(\.name).sorted()
    .map { "\"\($0)\"" }.joined(separator: ", ")

  private static let definitions = #"""
    """Rules that compile theming stylesheets with themec.

        load("//themec:defs.bzl", "theme_library", "theme_table")

        theme_library(name = "base", srcs = ["base.nss"])

        theme_table(name = "brand", theme = "brand.nss", deps = [":base"])

    'bazel build :brand' writes brand.nsst. A worker compiles several themes without starting anew:

        bazel build --strategy=ThemecBuild=worker //...
    """

    # How a worker is talked to: 'json' or 'proto'. JSON needs Bazel 5 or '--experimental_worker_allow_json_protocol'.
    _PROTOCOL = "proto"

    # What follows the name of a rule in the name of its product, for each form.
    _ENDINGS = {
    \#(endings)
    }

    # The forms whose product is a folder of files.
    _FOLDERS = [\#(folders)]

    ThemeInfo = provider(
        doc = "Stylesheets that others import.",
        fields = {"sources": "A depset of all files that a compilation may read."},
    )

    def _sources(ctx, files):
        return depset(files, transitive = [dep[ThemeInfo].sources for dep in ctx.attr.deps])

    def _theme_library_impl(ctx):
        return [
            DefaultInfo(files = depset(ctx.files.srcs)),
            ThemeInfo(sources = _sources(ctx, ctx.files.srcs)),
        ]

    theme_library = rule(
        doc = "Stylesheets that themes import. A file that is in no 'deps' cannot be imported in a sandbox.",
        implementation = _theme_library_impl,
        attrs = {
            "srcs": attr.label_list(allow_files = [".nss"], mandatory = True),
            "deps": attr.label_list(providers = [ThemeInfo]),
        },
    )

    def _theme_table_impl(ctx):
        name = ctx.label.name + "." + _ENDINGS[ctx.attr.form]
        is_folder = ctx.attr.form in _FOLDERS
        product = ctx.actions.declare_directory(name) if is_folder else ctx.actions.declare_file(name)
        args = ctx.actions.args()
        args.use_param_file("@%s", use_always = True)
        args.set_param_file_format("multiline")
        args.add("build")

        # Inputs are links in a sandbox, which lead out of it. The sandbox sees to it that only declared files are read.
        args.add("--allow-outside-root")
        args.add("--quiet")
        if not ctx.files.configs:
            args.add("--isolated")
        args.add("--emit", ctx.attr.form)
        args.add("--output", product.path)
        if ctx.attr.target:
            args.add("--target", ctx.attr.target)
        args.add_all(ctx.files.registry, before_each = "--registry")
        args.add_all(ctx.attr.options)
        args.add("--")
        args.add(ctx.file.theme)
        files = [ctx.file.theme] + ctx.files.registry + ctx.files.configs
        ctx.actions.run(
            executable = ctx.executable._tool,
            # The words before the file of arguments start a worker; without one, 'worker' runs the command once.
            arguments = ["worker", "--protocol", _PROTOCOL, args],
            inputs = _sources(ctx, files),
            outputs = [product],
            mnemonic = "ThemecBuild",
            progress_message = "Compiling the theme %s" % ctx.label,
            execution_requirements = {
                "requires-worker-protocol": _PROTOCOL,
                "supports-multiplex-sandboxing": "1",
                "supports-worker-cancellation": "1",
                "supports-workers": "1",
            },
        )
        return [DefaultInfo(files = depset([product]))]

    theme_table = rule(
        doc = "A theme as a table, or in another form of 'themec build'.",
        implementation = _theme_table_impl,
        attrs = {
            "theme": attr.label(allow_single_file = [".nss"], mandatory = True),
            "deps": attr.label_list(providers = [ThemeInfo]),
            "configs": attr.label_list(
                allow_files = [".json"],
                doc = "The files 'themec.json' that count; without them none is read.",
            ),
            "form": attr.string(default = "table", values = sorted(_ENDINGS.keys())),
            "options": attr.string_list(doc = "More options of 'themec build', such as '--strict'."),
            "registry": attr.label_list(
                allow_files = [".nss"],
                doc = "Files that declare more components and classes.",
            ),
            "target": attr.string(doc = "The runtime to follow where runtimes differ."),
            "_tool": attr.label(cfg = "exec", default = Label("//themec:tool"), executable = True),
        },
    )

    def _theme_tool_impl(ctx):
        tool = ctx.actions.declare_file(ctx.label.name)
        ctx.actions.symlink(
            output = tool,
            target_file = ctx.file.executable,
            is_executable = True,
        )
        return [DefaultInfo(executable = tool, files = depset([tool]))]

    theme_tool = rule(
        doc = "The executable of themec.",
        implementation = _theme_tool_impl,
        attrs = {"executable": attr.label(allow_single_file = True, mandatory = True)},
        executable = True,
    )

    """#
}
