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

function paperOf(slug: CategorySlug): Paper {
  const rule = new RegExp(`\\[data-cat="${slug}"\\] \\{([^}]+)\\}`).exec(tokens)?.[1] ?? ""
  const colour = (part: "t" | "d") => token(new RegExp(`--il-${part}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1])
  const symbol = new RegExp(`<symbol id="${slug}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sprite)?.[1] ?? ""
  // Each colour of a drawing carries the one it has in daylight.
  const drawing = symbol.replaceAll(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi, "$1")
  return { tint: colour("t"), deep: colour("d"), drawing }
}

/** A colour by its token; the first of that name is the one in daylight. */
export function token(name: string | undefined): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!colour) throw new Error(`No colour is called ${name}.`)
  return colour
}

function read(path: string) {
  return readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8")
}
