import ThemeSyntax

/// The files for Vim and Neovim: the type of files, colours, and for Neovim the language server.
enum VimFiles {
  static func files(hasServer: Bool) -> [EditorKind.File] {
    var files = [
      EditorKind.File("ftdetect/nss.vim", "autocmd BufRead,BufNewFile *.nss setfiletype nss\n"),
      EditorKind.File("ftplugin/nss.vim", plugin), EditorKind.File("syntax/nss.vim", syntax),
    ]
    if hasServer {
      files.append(EditorKind.File("lua/themec.lua", server))
      files.append(EditorKind.File("lsp/themec.lua", configuration))
    }
    files.append(EditorKind.File("README.md", hasServer ? neovimPage : vimPage))
    return files
  }

  private static let plugin = """
    if exists('b:did_ftplugin') | finish | endif
    let b:did_ftplugin = 1
    setlocal commentstring=/*\\ %s\\ */ expandtab shiftwidth=2 softtabstop=2
    setlocal iskeyword+=-,@-@
    let b:undo_ftplugin = 'setlocal commentstring< expandtab< shiftwidth< softtabstop< iskeyword<'

    """

  /// A character of a word in Vim's notation, letters outside ASCII among them.
  private static let character: String = {
    let ascii = LexicalTables.wordCharacters.map { character in
      "\\]^-".unicodeScalars.contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
    return "[\(ascii)]\\|[^\\x01-\\x7F]"
  }()

  /// A character inside a word: a `/` belongs to it unless it begins a comment.
  private static let inside = "\\%(\(character)\\|\\/\\*\\@!\\)"
  private static let word = "\\%(\(character)\\)\(inside)*"

  private static let syntax: String = {
    let rules = LexicalTables.atRules.map { String($0.dropFirst()) }.joined(separator: "\\|")
    return """
      if exists('b:current_syntax') | finish | endif
      syntax match nssClass /\(word)/
      syntax match nssProperty /\(word)\\ze\\s*:/ contained containedin=nssBlock
      syntax region nssValue start=/:/ end=/\\ze[;{}]/ contained containedin=nssBlock,nssDefinition contains=nssNumber,nssColor,nssVariable,nssString,nssComment,nssFunction,nssWord
      syntax match nssWord /\(word)/ contained
      syntax match nssFunction /\(word)\\ze\\s*(/ contained
      syntax match nssNumber /-\\?\\.\\?\\d\(inside)*/ contained
      syntax match nssColor /#\\x*/ contained
      syntax match nssVariable /@\(inside)\\+/
      syntax match nssDefinition /@\(inside)\\+\\s*:\\@=/ nextgroup=nssValue
      syntax match nssAtRule /@\\%(\(rules)\\)\\>/
      syntax region nssBlock matchgroup=nssBrace start=/{/ end=/}/ fold transparent
      syntax region nssString start=/"/ end=/"/ oneline
      syntax region nssString start=/'/ end=/'/ oneline
      syntax region nssComment start=/\\/\\*/ end=/\\*\\// fold
      syntax match nssComment /\\/\\/.*$/
      syntax sync fromstart
      highlight default link nssClass Identifier
      highlight default link nssProperty Type
      highlight default link nssWord Constant
      highlight default link nssFunction Function
      highlight default link nssNumber Number
      highlight default link nssColor Constant
      highlight default link nssVariable PreProc
      highlight default link nssDefinition PreProc
      highlight default link nssAtRule Statement
      highlight default link nssString String
      highlight default link nssComment Comment
      let b:current_syntax = 'nss'

      """
  }()

  private static let server = """
    -- Starts 'themec lsp' for stylesheets: put "require('themec').setup()" into init.lua.
    local themec = {}

    function themec.setup(options)
      options = options or {}
      vim.api.nvim_create_autocmd('FileType', {
        pattern = 'nss',
        callback = function(event)
          local name = vim.api.nvim_buf_get_name(event.buf)
          local marks = vim.fs and vim.fs.find({ 'themec.json', '.git' }, { upward = true, path = vim.fs.dirname(name) })
          local root = marks and marks[1] and vim.fs.dirname(marks[1]) or vim.fn.fnamemodify(name, ':h')
          local config = {
            name = 'themec',
            cmd = options.cmd or { 'themec', 'lsp' },
            root_dir = root,
            init_options = options.settings,
          }
          if vim.lsp.start then
            vim.lsp.start(config)
          else
            config.on_exit = function() themec.id = nil end
            local id = themec.id or vim.lsp.start_client(config)
            themec.id = id
            vim.lsp.buf_attach_client(event.buf, id)
          end
          vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
          if vim.fn.has('nvim-0.10') == 0 then
            vim.keymap.set('n', 'K', vim.lsp.buf.hover, { buffer = event.buf })
          end
        end,
      })
    end

    return themec

    """

  private static let configuration = """
    -- For Neovim 0.11 and later: "vim.lsp.enable('themec')" in init.lua.
    return {
      cmd = { 'themec', 'lsp' },
      filetypes = { 'nss' },
      root_markers = { 'themec.json', '.git' },
    }

    """

  private static let neovimPage = """
    # NSS in Neovim

    Copy the folders `ftdetect`, `ftplugin`, `lsp`, `lua` and `syntax` into a folder of your `runtimepath`, such as
    `~/.config/nvim`, and put this into `init.lua`:

        require('themec').setup()

    `themec` has to be on your `PATH`; otherwise name it: `setup({ cmd = { '/path/to/themec', 'lsp' } })`. Settings
    of the server go into `settings`: `setup({ settings = { target = 'nui' } })`. Neovim 0.7 or later. From 0.11 on,
    `vim.lsp.enable('themec')` does without `setup`.

    `K` explains the word under the cursor, and `Ctrl-X Ctrl-O` completes it.

    """

  private static let vimPage = """
    # NSS in Vim

    Copy the folders `ftdetect`, `ftplugin` and `syntax` into a folder of your `runtimepath`, such as `~/.vim`. Vim has
    no client for language servers of its own. With a plugin for them, name the command `themec lsp` for the type
    `nss`; for vim-lsp:

        autocmd User lsp_setup call lsp#register_server({
          \\ 'name': 'themec', 'cmd': ['themec', 'lsp'], 'allowlist': ['nss'] })
        autocmd FileType nss setlocal omnifunc=lsp#complete

    for ALE:

        call ale#linter#Define('nss', {
          \\ 'name': 'themec', 'lsp': 'stdio', 'executable': 'themec', 'command': '%e lsp',
          \\ 'project_root': {buffer -> expand('#' . buffer . ':p:h')} })
        autocmd FileType nss setlocal omnifunc=ale#completion#OmniFunc

    and for yegappan/lsp:

        call LspAddServer([#{name: 'themec', filetype: 'nss', path: 'themec', args: ['lsp']}])

    """
}
