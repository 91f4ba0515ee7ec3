/// The style sheet of a page, apart from the theme's colours and the rules of the switches.
enum PageStyle {
  static let css = #"""
    :root{color-scheme:light dark;
    --page:light-dark(#f5f5f7,#16171a);--card:light-dark(#fff,#1f2024);--line:light-dark(#d9dbe0,#3a3c43);
    --text:light-dark(#1b1d22,#f0f1f4);--soft:light-dark(#565b66,#b3b8c4);--accent:light-dark(#0a5bd0,#8ab8ff);
    --on:light-dark(#fff,#10131a);--bad:light-dark(#b3261e,#ff9a92);--warn:light-dark(#8a5300,#ffc26b)}
    *{box-sizing:border-box}
    html{scroll-behavior:smooth}
    main :is([id],[tabindex],summary,a,input){scroll-margin-top:11rem}
    body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 var(--face);
    --face:-apple-system,BlinkMacSystemFont,Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
    code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}
    bdi{overflow-wrap:anywhere}
    a{color:var(--accent)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--card);padding:.5rem 1rem}
    .wrap{max-width:120rem;margin:0 auto;padding:0 1.25rem}
    .masthead{padding-block:1.25rem .75rem}
    h1{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem;letter-spacing:-.02em;overflow-wrap:anywhere}
    .masthead p{margin:0;color:var(--soft)}
    nav ul{display:flex;gap:1.25rem;list-style:none;margin:0;padding:.35rem 0 0;overflow-x:auto;scrollbar-width:thin}
    nav a{display:inline-block;padding:.2rem 0;white-space:nowrap;text-decoration:none}nav a:hover{text-decoration:underline}
    .bar{position:sticky;top:0;z-index:5;background:color-mix(in srgb,var(--page) 92%,transparent);
    backdrop-filter:blur(12px);border-block:1px solid var(--line)}
    .toolbar{display:flex;flex-wrap:wrap;gap:.4rem 1.25rem;padding:.3rem 0 .6rem}
    .switches summary{cursor:pointer;padding:.35rem 0;color:var(--accent);font-size:.875rem}
    .switches[open]{max-height:70vh;overflow:auto}
    @media(min-width:64rem){@supports selector(::details-content){.switches summary{display:none}
    .switches::details-content{content-visibility:visible;height:auto}}}
    .alarm{margin:.35rem 0;padding:.25rem .6rem;border:2px solid var(--bad);border-radius:8px;background:var(--card);font-size:.875rem}
    .alarm a{color:var(--bad);display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    fieldset{border:0;margin:0;padding:0;min-width:0}
    legend{font-size:.75rem;color:var(--soft);padding:0;margin-bottom:.15rem}
    .choices{display:inline-flex;flex-wrap:wrap;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:2px}
    .choices input{position:absolute;opacity:0;width:1px;height:1px}
    .choices label{font-size:.8125rem;line-height:1.25rem;padding:.2rem .6rem;border-radius:6px;cursor:pointer;min-height:24px}
    .choices label:hover{background:var(--page)}
    .choices input:checked+label{background:var(--accent);color:var(--on)}
    .choices input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
    main{padding:1rem 0 4rem}
    h2{font-size:1.5rem;line-height:1.25;margin:3rem 0 1rem;letter-spacing:-.01em}
    main>section:first-child h2{margin-top:.5rem}
    h3{font-size:1.0625rem;margin:1.75rem 0 .25rem}
    h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
    :is(h3,h4,summary,li) small{color:var(--soft);font-weight:400;font-size:.8125rem}
    .note{color:var(--soft);margin:0 0 .75rem;max-width:70ch}
    .samples{--least:34rem;display:grid;gap:0 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--least)),1fr))}
    body:has(:is(#ap0,#ap1):checked) .samples{--least:22rem}
    body:has(:is(#d1,#d2):checked) .samples,.samples:has(.several),#screen .samples{--least:100%}
    body:has(:is(#ap0,#ap1):checked):has(#d1:checked) .samples{--least:34rem}
    .sample,.control,.swatches{content-visibility:auto;contain-intrinsic-size:auto 40rem;min-width:0}
    .columns{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}.columns+.columns{margin-top:1rem}
    .several,#s-screen .columns:has(>:nth-child(3)){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr))}
    .panel{margin:0;min-width:0;flex:1 1 16rem;max-width:100%}
    .panel figcaption{display:flex;gap:.5rem;font-size:.8125rem;color:var(--soft);margin-bottom:.35rem}
    .panel figcaption bdi{color:var(--text);font-weight:600}
    .pic{display:block;width:100%;height:auto;border-radius:14px;outline:1px solid var(--line);outline-offset:-1px;font-family:var(--face)}
    :is(.d0,.f0,.any).pic{max-width:34rem}
    #s-screen .panel:not(.columns.several .panel){display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-start}
    #s-screen figcaption{flex-basis:100%;margin:0}#s-screen .d0{flex:46 1 0;min-width:min(100%,12rem);max-width:24.4rem}#s-screen .d1{flex:70 1 0;min-width:min(100%,18rem);max-width:37rem}
    .controls{display:grid;gap:.5rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24.375rem),1fr))}
    .control{max-width:100%;contain-intrinsic-size:auto 15rem}.control h4{margin:1rem 0 .35rem;font-weight:400;font-size:1rem}
    .control h4 a{text-decoration:none}.control h4 a:hover{text-decoration:underline}
    .control .columns{gap:.5rem;flex-direction:column}.control .panel{flex:none;width:100%}
    .control .pic{width:100%}
    .swatches{list-style:none;margin:.5rem 0 0;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
    .swatch{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.75rem;break-inside:avoid}
    .swatch .name{font-weight:600;margin-bottom:.5rem}
    .chips{display:grid;grid-template-columns:1fr 1fr;gap:.4rem .75rem}
    .chips>div{display:flex;gap:.5rem;align-items:center;min-width:0}
    .chips .label{font-size:.75rem;line-height:1.2;display:flex;flex-direction:column;min-width:0}
    .variant{color:var(--soft)}
    .chip{display:inline-block;flex:none;width:1rem;height:1rem;border-radius:4px;vertical-align:-.15em;margin-right:.35rem;border:1px solid var(--line);
    background:linear-gradient(var(--c),var(--c)),repeating-conic-gradient(#bbb 0 25%,#fff 0 50%) 0 0/10px 10px;forced-color-adjust:none;print-color-adjust:exact}
    .chips .chip{width:2.25rem;height:2.25rem;border-radius:8px;margin:0}
    .literals{list-style:none;padding:0;margin:.5rem 0;columns:9rem;font-size:.8125rem}
    .where{font-size:.75rem;color:var(--soft);margin:.5rem 0 0}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.875rem}
    caption{text-align:left;color:var(--soft);font-size:.8125rem;padding-bottom:.5rem}
    th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);font-weight:400}
    thead th{color:var(--soft);font-size:.75rem;border-top:0}
    .type{background:var(--card)}.sample-text{line-height:1.2;white-space:nowrap}
    .lost th,.lost td,.unused th,.unused td{color:var(--soft)}
    .changes td{white-space:normal}.changes .none{color:var(--soft)}
    .states{display:grid;gap:.75rem;margin-bottom:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr))}
    .states figure{margin:0;min-width:0}
    .filters{position:absolute}
    .scroll>table{min-width:46rem}.scroll>.contrast{font-size:.75rem;min-width:62rem}.contrast th .where{display:block;margin:0}
    td>i:not(.chip){display:block;width:2.5rem;text-align:center;font:.875rem var(--face);border-radius:6px;border:1px solid var(--line);
    margin-bottom:.15rem;forced-color-adjust:none;print-color-adjust:exact}td>i:not(.chip)::before{content:"Aa"}
    .bad{color:var(--bad);font-weight:600}
    .scroll>.family{font-size:.75rem;width:auto;min-width:0}.family th{min-width:7rem;max-width:16rem;overflow-wrap:anywhere}.family td{white-space:nowrap}
    .plain{list-style:none;padding:0;margin:0;columns:20rem}.plain li{break-inside:avoid;margin-bottom:.4rem}.plain .where{display:block;margin:0}
    .fold{margin:.75rem 0}.fold>summary{cursor:pointer;padding:.4rem 0;color:var(--accent)}
    .class{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:.4rem 0;padding:0 .85rem}
    .class{content-visibility:auto;contain-intrinsic-size:auto 2.5rem}.class[open]{padding-bottom:.75rem}
    .class summary{cursor:pointer;padding:.5rem 0;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
    .class summary::before{content:"▸";color:var(--soft)}.class[open] summary::before{content:"▾"}
    .class pre{margin:0;font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:24}
    .class table{table-layout:fixed}.class :is(th,td){width:20%}.class td:last-child{width:auto}.class bdi{overflow-wrap:anywhere}.class summary bdi{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .findings{list-style:none;padding:0;margin:0}
    .finding{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--soft);border-radius:8px;padding:.5rem .85rem;margin:.4rem 0;
    display:flex;flex-wrap:wrap;gap:.15rem .75rem;align-items:baseline;overflow-wrap:anywhere}
    .finding.error{border-left-color:var(--bad)}.finding.error strong{color:var(--bad)}
    .finding.warning{border-left-color:var(--warn)}.finding.warning strong{color:var(--warn)}
    .finding .where{margin:0;display:flex;gap:.75rem;flex-wrap:wrap;flex-basis:100%}
    [hidden]{display:none!important}
    #overlay-note:not(:empty){display:block;font-size:.8125rem;color:var(--soft);padding-bottom:.5rem}
    .pic[tabindex]{cursor:crosshair}
    .e{text-anchor:end}.m{text-anchor:middle}.b{font-weight:600}
    .chosen{fill:none;stroke:#e6007e;stroke-width:2;pointer-events:none}
    .overlay{pointer-events:none}
    .overlay .frame{fill:#0a5bd022;stroke:#0a5bd0;stroke-width:1}.overlay .frame.bad{fill:#b3261e22;stroke:#b3261e}
    .overlay .tag{fill:#0a5bd0}.overlay .tag.bad{fill:#b3261e}
    .overlay text{fill:#fff;font-size:10px;font-weight:600}
    #inspector{position:fixed;right:1rem;bottom:1rem;z-index:6;width:min(25rem,calc(100vw - 2rem));max-height:min(70vh,36rem);overflow:auto;
    background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;box-shadow:0 8px 32px #0003}
    #inspector h2{font-size:1rem;margin:0 4rem .5rem 0;overflow-wrap:anywhere}
    #inspector p{margin:.25rem 0}#inspector .note{font-size:.8125rem}
    #inspector-close{position:absolute;right:.75rem;top:.75rem}
    button{font:inherit;font-size:.8125rem;color:var(--text);background:var(--page);border:1px solid var(--line);border-radius:8px;padding:.2rem .6rem;min-height:28px;cursor:pointer}
    #inspector dl{margin:.5rem 0 0;font-size:.875rem}#inspector dt{margin-top:.5rem;color:var(--soft)}#inspector dd{margin:0}
    #inspector dd .where{display:block;margin:0}
    .state{color:var(--soft);font-size:.8125rem}
    .filter{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;font-size:.875rem}
    input[type=search]{font:inherit;color:var(--text);background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:.25rem .6rem;min-height:32px}
    .banner{background:var(--card);border:2px solid var(--bad);border-radius:12px;padding:.75rem 1rem;margin:1rem 0}
    @media(max-width:40rem){.panel{overflow-x:auto}.pic.d1,.pic.d2{max-width:none;width:40rem}
    .masthead{padding-top:.75rem}h1{font-size:1.25rem}.masthead p{font-size:.8125rem}
    h2{margin:1.25rem 0 .5rem}h2+.samples h3{margin-top:.5rem}main{padding-top:0}.class tr{display:block}.class td{border:0;padding-top:0}}
    @media(max-width:64rem){main :is([id],[tabindex],summary,a,input){scroll-margin-top:6rem}}
    @media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    @media(forced-colors:active){.choices input:checked+label{background:Highlight;color:HighlightText;forced-color-adjust:none}
    .pic{forced-color-adjust:none}}
    @media print{.sample,.control,.swatches,.class{content-visibility:visible}:root{color-scheme:light;--page:#fff}.scroll>table,.scroll>.contrast{min-width:0}.columns{flex-wrap:nowrap}.columns .panel{flex:1 1 0}.bar,.skip,#inspector{display:none}.pic,.swatch,.finding,.sample,.control{break-inside:avoid}:is(h2,h3,h4,figcaption){break-after:avoid}
    .pic *{print-color-adjust:exact}details::details-content{content-visibility:visible;height:auto}}

    """#
}
