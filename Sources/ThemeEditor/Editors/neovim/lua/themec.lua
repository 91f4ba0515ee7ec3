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
