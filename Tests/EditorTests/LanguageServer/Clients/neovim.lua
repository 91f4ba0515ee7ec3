-- A session of Neovim's own client with the language server; writes 'ok' or what went wrong to the file in $RESULT.
local themec, folder, result = os.getenv('THEMEC'), os.getenv('FOLDER'), os.getenv('RESULT')

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer or 0, 0, -1, false), '\n')
end

local function wait(what, condition)
  assert(vim.wait(120000, condition, 10), what .. ' did not come')
end

local function request(client, method, params)
  local answer
  client.request(method, params, function(...)
    -- Old versions pass error, result, context; newer ones the same.
    answer = { ... }
  end, 0)
  wait(method, function() return answer ~= nil end)
  assert(answer[1] == nil, method .. ': ' .. vim.inspect(answer[1]))
  return answer[2]
end

local function session()
  vim.cmd('edit ' .. folder .. '/main.nss')
  local id = vim.lsp.start_client({ name = 'themec', cmd = { themec, 'lsp' }, root_dir = folder })
  assert(id, 'the server did not start')
  vim.lsp.buf_attach_client(0, id)
  local client = vim.lsp.get_client_by_id(id)
  wait('initialization', function() return client.server_capabilities ~= nil and client.initialized end)

  local function codes()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do found[diagnostic.code or ''] = diagnostic end
    return found
  end
  wait('diagnostics', function() return codes()['unit-suffix'] ~= nil end)
  -- Columns of Neovim are bytes: '@é😀' has seven.
  assert(codes()['unused-definition'].end_col == 7, vim.inspect(codes()['unused-definition']))

  local function position(line, column)
    vim.api.nvim_win_set_cursor(0, { line, column })
    return vim.lsp.util.make_position_params(0, client.offset_encoding)
  end

  -- Neovim sends changes a moment later.
  local function sync()
    local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
    local ends = {}
    for number in ipairs(lines) do ends[number] = { line = number - 1, character = 9999 } end
    wait('the text', function()
      local selections = request(client, 'textDocument/selectionRange',
        { textDocument = vim.lsp.util.make_text_document_params(), positions = ends })
      for number, line in ipairs(lines) do
        local found = selections[number].range.start
        -- Other lines than those of ASCII are not always counted in bytes.
        local length = line:find('[\128-\255]') and found.character or #line
        if found.line ~= number - 1 or found.character ~= length then return false end
      end
      return true
    end)
  end

  -- Hover and definition of '@accent' in line 3.
  local hover = request(client, 'textDocument/hover', position(3, 24))
  assert(vim.inspect(hover):find('#0B6E99'), vim.inspect(hover))
  local definition = request(client, 'textDocument/definition', position(3, 24))
  assert(#definition == 1, vim.inspect(definition))

  -- Typing is seen: the misspelt unit goes away.
  local line = vim.api.nvim_buf_get_lines(0, 3, 4, false)[1]
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { (line:gsub('17px', '17')) })
  wait('fresh diagnostics', function() return codes()['unit-suffix'] == nil end)

  -- Completion of a property.
  vim.api.nvim_buf_set_lines(0, 5, 5, false, { 'Label { text-al }' })
  sync()
  local items = request(client, 'textDocument/completion', position(6, 15))
  local labels = {}
  for _, item in ipairs(items.items or items) do labels[item.label] = item end
  assert(labels['text-align'], 'no proposal text-align')
  vim.lsp.util.apply_text_edits(
    { labels['text-align'].textEdit or { range = items.itemDefaults.editRange, newText = labels['text-align'].textEditText or 'text-align' } },
    vim.api.nvim_get_current_buf(), client.offset_encoding)
  assert(text():find('Label { text%-align:', 1), text())

  sync()
  -- Rename, applied by Neovim to both buffers.
  local params = position(3, 24)
  params.newName = '@brand'
  vim.lsp.util.apply_workspace_edit(request(client, 'textDocument/rename', params), client.offset_encoding)
  assert(text():find('font%-color: @brand'), text())
  assert(text(vim.fn.bufnr(folder .. '/base.nss')):find('@brand: #0B6E99'), 'the import was not renamed')

  sync()
  -- A code action, applied.
  local range = vim.lsp.util.make_given_range_params({ 2, 0 }, { 2, 4 }, 0, client.offset_encoding)
  range.context = { diagnostics = {}, only = { 'quickfix' } }
  local actions = request(client, 'textDocument/codeAction', range)
  local accept
  for _, action in ipairs(actions) do
    if action.title:find("Accept 'unused%-definition'") then accept = action end
  end
  assert(accept, 'no action accepts the finding')
  vim.lsp.util.apply_workspace_edit(accept.edit, client.offset_encoding)
  assert(text():find('themec%-disable%-next%-line unused%-definition'), text())

  sync()
  -- Formatting.
  local edits = request(client, 'textDocument/formatting', {
    textDocument = vim.lsp.util.make_text_document_params(),
    options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, vim.api.nvim_get_current_buf(), client.offset_encoding)
  assert(text():find('Button {\n  font%-color: @brand;'), text())
  assert(text():find('@é😀: #fff;', 1, true), text())

  client.stop()
  wait('the end', function() return client.is_stopped() end)
end

local done, problem = pcall(session)
local file = io.open(result, 'w')
file:write(done and 'ok' or tostring(problem))
file:close()
vim.cmd('qa!')
