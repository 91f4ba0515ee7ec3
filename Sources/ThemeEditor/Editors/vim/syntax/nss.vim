if exists('b:current_syntax') | finish | endif
syntax match nssClass /$(word)/
syntax match nssProperty /$(word)\ze\s*:/ contained containedin=nssBlock
syntax region nssValue start=/:/ end=/\ze[;{}]/ contained containedin=nssBlock,nssDefinition contains=nssNumber,nssColor,nssVariable,nssString,nssComment,nssFunction,nssWord
syntax match nssWord /$(word)/ contained
syntax match nssFunction /$(word)\ze\s*(/ contained
syntax match nssNumber /-\?\.\?\d$(inside)*/ contained
syntax match nssColor /#\x*/ contained
syntax match nssVariable /@$(inside)\+/
syntax match nssDefinition /@$(inside)\+\s*:\@=/ nextgroup=nssValue
syntax match nssAtRule /@\%($(atRules)\)\>/
syntax region nssBlock matchgroup=nssBrace start=/{/ end=/}/ fold transparent
syntax region nssString start=/"/ end=/"/ oneline
syntax region nssString start=/'/ end=/'/ oneline
syntax region nssComment start=/\/\*/ end=/\*\// fold
syntax match nssComment /\/\/.*$/
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
