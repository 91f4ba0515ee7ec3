autocmd BufRead,BufNewFile *.nss setfiletype nss
