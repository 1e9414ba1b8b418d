import { createHash } from "node:crypto"
import { localeCookie } from "../../src/i18n/locale-of-request.ts"
import { draftPrefixes } from "../../src/session/drafts/draft-prefixes.ts"
import { themeScript } from "../../src/theme/theme.ts"
import { locales, type Locale } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import { offlineStyle } from "./offline-style.ts"

export const offlinePath = "/offline.html"
const retrySeconds = 10

/** The same for everybody, with all languages in it: it's kept in the browser, and shown when the network is away. */
export function offlinePage({ appName, fonts }: { appName: string; fonts: readonly string[] }) {
  const texts = locales.map((locale) => ({ locale, ...textsIn(locale, appName) }))
  const titles = Object.fromEntries(texts.map(({ locale, title }) => [locale, title]))
  const script = `${themeScript};${chooseLanguage(titles)};${showDraftNote};${tryAgain}`
  const style = offlineStyle(fonts)
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${escaped(titles.en ?? "")}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><header>${logo}<span>${escaped(appName)}</span></header>
<main><div class="slip"><div class="paper"><span class="mark">${noConnection}</span>
${texts.map(({ markup }) => markup).join("\n")}</div>
<div class="fringe" aria-hidden="true">${"<i></i>".repeat(7)}</div></div></main>
<script>${script}</script></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
  return { body, policy }
}

function textsIn(locale: Locale, appName: string) {
  const { t } = readWords(locale, ["app", "common"])
  const say = (text: string) => escaped(text)
  const markup = `<section lang="${locale}"><h1>${say(t("app:offline.title"))}</h1>
<p>${say(t("app:offline.text", { count: retrySeconds }))}</p>
<p class="actions"><button type="button">${say(t("common:tryAgain"))}</button>
<a href="/">${say(t("common:goHome"))}</a></p>
<p class="kept" hidden>${kept}${say(t("app:offline.kept"))}</p></section>`
  return { title: t("app:offline.meta", { appName }), markup }
}

const chooseLanguage = (titles: Record<string, string>) => `{let titles=${JSON.stringify(titles)}
let chosen=/(?:^|; )${localeCookie}=(\\w+)/.exec(document.cookie)?.[1]
let lang=[chosen,...navigator.languages.map(one=>one.slice(0,2))].find(one=>Object.hasOwn(titles,one))??"en"
document.documentElement.lang=lang;document.title=titles[lang]}`

/** Not whose or which: someone else may sit here by now. */
const showDraftNote = `try{if(Object.keys(localStorage).some(key=>/^(${Object.values(draftPrefixes).join("|")})/.test(key)))
for(let one of document.querySelectorAll(".kept"))one.hidden=false}catch{}`

/** The address is still that of the page that was wanted. */
const tryAgain = `{let ask=()=>fetch("/health/live",{cache:"no-store"}).then(answer=>answer.ok&&location.reload(),()=>{})
setInterval(ask,${retrySeconds * 1000});addEventListener("online",ask)
for(let button of document.querySelectorAll("button"))button.onclick=()=>location.reload()}`

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const logo = `<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true"><path fill="var(--logo)" d="M9 2h22a6 6 0 0 1 6 6v19.600l-1.900 1.500-1.900-1.300-1.800 1.600-2-1.400V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36A1.500 1.500 0 0 1 9.900 37.500H4.500A1.500 1.500 0 0 1 3 36V8a6 6 0 0 1 6-6z"/><path fill="none" stroke="var(--tick)" stroke-width="4.7" stroke-linecap="round" stroke-linejoin="round" d="M12 14.400l6 6L28.800 9.400"/><path fill="#ff9a4d" d="M30.700 32.200l1.800 1 1.700-1.700 2 1 1.800-1.500 1.300 5.700a1.500 1.500 0 0 1-1.100 1.800l-4.300 1a1.500 1.500 0 0 1-1.800-1.100z"/></svg>`

const noConnection = `<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01"/><path d="M8.5 16.429a5 5 0 0 1 7 0"/><path d="M5 12.859a10 10 0 0 1 5.17-2.69"/><path d="M19 12.859a10 10 0 0 0-2.007-1.523"/><path d="M2 8.82a15 15 0 0 1 4.177-2.643"/><path d="M22 8.82a15 15 0 0 0-11.288-3.764"/><path d="m2 2 20 20"/></svg>`

const kept = `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/><path d="M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7"/><path d="M7 3v4a1 1 0 0 0 1 1h7"/></svg>`
