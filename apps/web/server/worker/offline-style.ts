/** The few colours and shapes of the design that this page needs; it can't read the pages' own files. */
export function offlineStyle(fonts: readonly string[]): string {
  return `${fonts.map(fontFace).join("\n")}
:root{--wall:#f2f3ee;--paper:#fff;--dado:#0f5b43;--ink:#14201a;--ink-2:#44524b;--brand:#0f6a4b;--on-brand:#fff;--mark:#ffe9d6;--on-mark:#934309;--logo:#0f6a4b;--tick:#fff;color-scheme:light}
:root[data-theme=dark]{--wall:#0f1613;--paper:#1f2a24;--dado:#0d3b2c;--ink:#edf2ec;--ink-2:#bcc7bf;--brand:#63cb9b;--on-brand:#0f1613;--mark:#40280f;--on-mark:#ffb983;--logo:#3fae7f;--tick:#0f1613;color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;position:relative;isolation:isolate;overflow-x:hidden;background:var(--wall);color:var(--ink);font:16px/24px Text,system-ui,sans-serif}
body::after,body::before{content:"";position:absolute;z-index:-1;inset:auto 0 0;height:30%;background:var(--dado)}
body::before{bottom:calc(30% + 8px);height:3px}
header{height:72px;display:flex;align-items:center;gap:10px;padding:0 clamp(16px,2.4vw,34px);font:800 26px/32px Display,Text,system-ui,sans-serif;letter-spacing:-.01em}
main{min-height:calc(100dvh - 72px);display:grid;place-items:center;padding:0 16px 72px}
.slip{width:min(520px,100%);filter:drop-shadow(0 6px 14px rgb(0 0 0/.14))}
.paper{padding:34px 36px 30px;background:var(--paper);border-radius:10px 10px 0 0}
.mark{width:56px;height:56px;border-radius:14px;display:grid;place-items:center;margin-bottom:16px;background:var(--mark);color:var(--on-mark)}
h1{margin:0;font:800 36px/40px Display,Text,system-ui,sans-serif;letter-spacing:-.02em}
p{margin:6px 0 18px;color:var(--ink-2)}
.actions{display:flex;flex-wrap:wrap;gap:10px;margin:0}
.kept:not([hidden]){display:flex;gap:10px;margin:20px 0 0;padding:12px 14px;border-radius:10px;background:var(--wall);color:var(--ink);font-size:14px;line-height:20px}
.kept svg{flex:none;margin-top:1px;color:var(--brand)}
button,.actions a{min-height:48px;padding:0 22px;border:0;border-radius:10px;display:inline-flex;align-items:center;justify-content:center;font:600 16px/24px Text,system-ui,sans-serif;color:var(--ink);background:none;text-decoration:none;cursor:pointer}
button{background:var(--brand);color:var(--on-brand)}
button:focus-visible,a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
section{display:none}
:root:lang(en) section:lang(en),:root:lang(ru) section:lang(ru),:root:lang(ro) section:lang(ro){display:block}
.fringe{display:flex;gap:2px}
.fringe i{flex:1;height:30px;background:var(--paper);border-radius:0 0 4px 4px}
.fringe i:nth-child(3n+2){height:9px;border-radius:0;clip-path:polygon(0 0,100% 0,100% 55%,86% 100%,68% 60%,50% 95%,30% 62%,14% 100%,0 70%)}
@media (max-width:767px){.paper{padding:26px 20px}h1{font-size:31px;line-height:34px}.actions{flex-direction:column}}
@media (forced-colors:active){.slip{border:1px solid}}`
}

/** Names such as display-latin-8f3c.woff2 say for which family they are. */
function fontFace(path: string): string {
  const isDisplay = path.includes("/display-")
  const range = path.includes("cyrillic")
    ? "unicode-range:U+400-4FF;"
    : path.includes("romanian")
      ? "unicode-range:U+102-103,U+218-21B;"
      : "unicode-range:U+0-101,U+2000-22FF;"
  return `@font-face{font-family:${isDisplay ? "Display" : "Text"};src:url(${path}) format("woff2");font-weight:100 900;font-display:swap;${range}}`
}
