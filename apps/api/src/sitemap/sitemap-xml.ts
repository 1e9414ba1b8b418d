import { defaultLocale, locales, type Locale } from "@doable/domain/locale"

export type Place = { path: string; changedAt?: Date | null }

const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n`
export const openSet = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const closeSet = "</urlset>\n"

/** As the pages say it of themselves: the plain address is English, the others name their language. */
const addressIn = (uiUrl: string, path: string, locale: Locale) =>
  `${uiUrl}${path}${locale === defaultLocale ? "" : `?locale=${locale}`}`

/** One page is an entry in each language, and each entry names all of them. */
export function entriesOf(uiUrl: string, { path, changedAt }: Place): string {
  const link = (lang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressIn(uiUrl, path, locale)}"/>`
  const links = [...locales.map((locale) => link(locale, locale)), link("x-default", defaultLocale)].join("")
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ""
  return locales
    .map((locale) => `<url><loc>${addressIn(uiUrl, path, locale)}</loc>${changed}${links}</url>\n`)
    .join("")
}

export function sitemapIndex(uiUrl: string, names: readonly string[]): string {
  const rows = names.map((name) => `<sitemap><loc>${uiUrl}/sitemaps/${name}.xml</loc></sitemap>\n`).join("")
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}</sitemapindex>\n`
}
