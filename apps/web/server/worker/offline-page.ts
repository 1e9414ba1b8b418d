import { createHash } from "node:crypto"
import { localeCookie } from "../../src/i18n/locale-of-request.ts"
import { themeScript } from "../../src/theme/theme.ts"
import { locales, type Locale } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import { logo, noConnection } from "./offline-drawings.ts"
import { offlineStyle } from "./offline-style.ts"

export const offlinePath = "/offline.html"
const retrySeconds = 10

/** The same for everybody, with all languages in it: it's kept in the browser, and shown when the network is away. */
export function offlinePage({ appName, fonts }: { appName: string; fonts: readonly string[] }) {
  const texts = locales.map((locale) => ({ locale, ...textsIn(locale, appName) }))
  const titles = Object.fromEntries(texts.map(({ locale, title }) => [locale, title]))
  const script = `${themeScript};${chooseLanguage(titles)};${tryAgain}`
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
<a href="/">${say(t("common:goHome"))}</a></p></section>`
  return { title: t("app:offline.meta", { appName }), markup }
}

const chooseLanguage = (titles: Record<string, string>) => `{let titles=${JSON.stringify(titles)}
let chosen=/(?:^|; )${localeCookie}=(\\w+)/.exec(document.cookie)?.[1]
let lang=[chosen,...navigator.languages.map(one=>one.slice(0,2))].find(one=>Object.hasOwn(titles,one))??"en"
document.documentElement.lang=lang;document.title=titles[lang]}`

/** The address is still that of the page that was wanted. */
const tryAgain = `{let ask=()=>fetch("/health/live",{cache:"no-store"}).then(answer=>answer.ok&&location.reload(),()=>{})
setInterval(ask,${retrySeconds * 1000});addEventListener("online",ask)
for(let button of document.querySelectorAll("button"))button.onclick=()=>location.reload()}`

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
