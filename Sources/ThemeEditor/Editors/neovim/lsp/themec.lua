-- For Neovim 0.11 and later: "vim.lsp.enable('themec')" in init.lua.
return {
  cmd = { 'themec', 'lsp' },
  filetypes = { 'nss' },
  root_markers = { 'themec.json', '.git' },
}
