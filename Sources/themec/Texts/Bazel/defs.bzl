"""A rule that compiles theming stylesheets with themec.

    load("//themec:defs.bzl", "theme_table")

    theme_table(name = "brand", theme = "brand.nss", srcs = ["base.nss"])

'bazel build :brand' writes brand.nsst. 'srcs' are all other files that are read, 'out' is another product.
"""

def _theme_table_impl(ctx):
    name = ctx.attr.out or ctx.label.name + ".nsst"
    is_folder = name.endswith(".xcassets")
    product = ctx.actions.declare_directory(name) if is_folder else ctx.actions.declare_file(name)
    args = ctx.actions.args()

    # Inputs are links in a sandbox, which lead out of it. The sandbox sees to it that only declared files are read.
    args.add_all(["build", "--quiet", "--allow-outside-root"])
    if not [file for file in ctx.files.srcs if file.basename == "themec.json"]:
        args.add("--isolated")
    args.add_all(ctx.attr.options)
    args.add_all(["--output", product.path, "--", ctx.file.theme])
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [args],
        inputs = ctx.files.srcs + [ctx.file.theme],
        outputs = [product],
        mnemonic = "Themec",
    )
    return [DefaultInfo(files = depset([product]))]

theme_table = rule(
    implementation = _theme_table_impl,
    attrs = {
        "theme": attr.label(allow_single_file = [".nss"], mandatory = True),
        "srcs": attr.label_list(allow_files = True),
        "out": attr.string(),
        "options": attr.string_list(),
        "_tool": attr.label(
            default = "//themec:themec",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
)
