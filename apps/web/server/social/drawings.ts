// The drawings and papers of the categories, from the very files that the pages are made of.
import { readFileSync } from "node:fs"
import { categorySlugs, type CategorySlug } from "@doable/domain/category/slugs"

const sprite = read("styles/illustrations/sprite.svg")
const tokens = read("styles/tokens.css")

export interface Paper {
  tint: string
  deep: string
  /** 160 by 120. */
  drawing: string
}

export const papers = Object.fromEntries(categorySlugs.map((slug) => [slug, paperOf(slug)])) as Record<
  CategorySlug,
  Paper
>

/** The letters' paper is that of repairs, whatever a letter is about: so are the colours of its drawing. */
const letterColours = { t: "p-repair-t", m: "p-repair-m", d: "p-repair-d", w: "il-w", a: "il-a" }

/** A category's drawing as an email shows it. */
export function letterDrawing(slug: CategorySlug, isDark: boolean): string {
  const shapes = symbolOf(slug).replaceAll(/var\(--il-(\w)[^)]*\)/g, (_, part: keyof typeof letterColours) =>
    token(letterColours[part], isDark),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="248" height="186" viewBox="0 0 160 120">${shapes}</svg>`
}

function symbolOf(slug: CategorySlug): string {
  return new RegExp(`<symbol id="${slug}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sprite)?.[1] ?? ""
}

function paperOf(slug: CategorySlug): Paper {
  const rule = new RegExp(`\\[data-cat="${slug}"\\] \\{([^}]+)\\}`).exec(tokens)?.[1] ?? ""
  const colour = (part: "t" | "d") => token(new RegExp(`--il-${part}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1])
  // Each colour of a drawing carries the one it has in daylight.
  const drawing = symbolOf(slug).replaceAll(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi, "$1")
  return { tint: colour("t"), deep: colour("d"), drawing }
}

/** A colour by its token; the first of that name is the one in daylight, the second the one in the dark. */
export function token(name: string | undefined, isDark = false): string {
  const [light, dark] = tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, "g"))
  const colour = (isDark ? dark : light)?.[1]
  if (!colour) throw new Error(`No colour is called ${name}.`)
  return colour
}

function read(path: string) {
  return readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8")
}
