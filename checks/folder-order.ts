// The order of the folders: each may import the folders before it, never one after it. `import type` counts, because a
// type that points forward is a circle for the reader. Sub-folders have no written order, but they draw no circle
// either: the files beside them are their base, and what joins them is a file above. Tests may import what they like.
import { posix } from "node:path"
import { importsOf } from "./imports.ts"
import { isTest } from "./repository.ts"
import type { SourceFile } from "./repository.ts"

/** Folders of one row are other people to each other. */
type Row = string | readonly string[]

type House = {
  src: string
  order: readonly Row[]
  /** Their sub-folders are open to everyone; a noun's are its own. */
  open: readonly string[]
}

/** The order of the nouns is the same in the domain, the API and the web. */
const nouns: readonly Row[] = [
  "user",
  "text-rule",
  "file",
  "account",
  ["category", "place"],
  "provider",
  "contact",
  "conversation",
  "report",
  "restriction",
  "task",
  "offer",
  "deal",
  "review",
  "content",
  ["favourite", "saved-search", "help", "contact-message", "stats", "sitemap", "dashboard", "push"],
  "notification",
  "closure",
  "admin",
]

/** Files that lie beside the folders. */
const rootFiles = "root files"
/** They join what the nouns hold, so they may reach into it. */
const joins = [rootFiles, "demo", "commands"]

const houses: readonly House[] = [
  {
    src: "packages/domain/src",
    order: [rootFiles, ["text", "money", "time"], "moderation", ...nouns],
    open: ["text", "money", "time", "moderation", ...nouns.flat()],
  },
  { src: "apps/api/src", order: ["platform", ...nouns, rootFiles, "demo", "commands"], open: ["platform"] },
  {
    src: "apps/web/src",
    order: [
      ["styles", "theme", "i18n"],
      "ui",
      "session",
      "blocks",
      ...nouns,
      "pages",
      "shell",
      "routes",
      rootFiles,
    ],
    open: ["styles", "theme", "i18n", "ui", "session", "blocks", "pages"],
  },
]

export const mostFiles = 25

type Place = { house: House; noun: string; isDeep: boolean }

function placeOf(path: string): Place | null {
  const house = houses.find(({ src }) => path.startsWith(`${src}/`))
  if (!house) return null
  const parts = path.slice(house.src.length + 1).split("/")
  return { house, noun: parts.length > 1 ? (parts[0] ?? "") : rootFiles, isDeep: parts.length > 2 }
}

function rankIn({ order }: House, noun: string): number {
  return order.findIndex((row) => (typeof row === "string" ? row === noun : row.includes(noun)))
}

/** The imports of a file that run against the order, or reach into what another noun keeps to itself. */
export function againstOrder(file: SourceFile): string[] {
  const from = placeOf(file.path)
  if (!from || isTest(file.path)) return []
  return importsOf(file).flatMap((found) => {
    const to = placeOf(found.to)
    if (!to || to.house !== from.house || to.noun === from.noun) return []
    const why = whyNot(from, to)
    return why ? [`${file.path}:${found.line} imports ${found.to}: ${why}`] : []
  })
}

const wayOut = "Move the function to an earlier noun, the command to a later one, or the type out."

function whyNot(from: Place, to: Place): string | null {
  const [mine, other] = [rankIn(from.house, from.noun), rankIn(to.house, to.noun)]
  if (mine < 0)
    return `${from.noun} has no place in the order. Add it to checks/folder-order.ts, or move its files.`
  if (other < 0)
    return `${to.noun} has no place in the order. Add it to checks/folder-order.ts, or move its files.`
  if (other === mine)
    return `${from.noun} and ${to.noun} share a row of the order and do not import each other. ${wayOut}`
  if (other > mine) return `${from.noun} comes before ${to.noun} and may not import it. ${wayOut}`
  const isOpen = to.house.open.includes(to.noun) || joins.includes(from.noun)
  if (to.isDeep && !isOpen)
    return `the sub-folders of ${to.noun} are its own. Move what you need to the root of ${to.noun}.`
  return null
}

/** Folders that import each other, directly or through others; each once, with a way that leads round. */
export function circles(files: readonly SourceFile[]): string[] {
  const ways = new Map<string, Map<string, string>>()
  for (const file of files) {
    const from = placeOf(file.path)
    if (!from || isTest(file.path)) continue
    const folder = posix.dirname(file.path)
    const next = ways.get(folder) ?? new Map<string, string>()
    ways.set(folder, next)
    for (const { to, line } of importsOf(file)) {
      const other = posix.dirname(to)
      if (placeOf(to)?.house === from.house && other !== folder) next.set(other, `${file.path}:${line}`)
    }
  }
  const seen = new Set<string>()
  return [...ways.keys()].toSorted().flatMap((folder) => {
    const way = wayRound(ways, folder)
    if (!way || way.some((step) => seen.has(step))) return []
    for (const step of way) seen.add(step)
    const steps = way.map((step, at) => `${step} (${ways.get(step)?.get(way[at + 1] ?? folder)})`)
    return [`${steps.join(" imports ")} imports ${folder}: ${wayOut}`]
  })
}

/** The shortest way from a folder back to itself. */
function wayRound(ways: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): string[] | null {
  const before = new Map<string, string>()
  const open = [start]
  for (const folder of open) {
    for (const next of ways.get(folder)?.keys() ?? []) {
      if (next === start) {
        const way = [folder]
        for (let at = folder; at !== start;) way.unshift((at = before.get(at) ?? start))
        return way
      }
      if (!before.has(next)) {
        before.set(next, folder)
        open.push(next)
      }
    }
  }
  return null
}

/** Folders that nobody can take in at a glance. */
export function tooLarge(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>()
  for (const path of paths) {
    // Dictionaries are one file per page and language; nobody reads them as a list.
    if (path.endsWith(".json")) continue
    const folder = posix.dirname(path)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes]
    .filter(([, count]) => count > mostFiles)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, ${mostFiles} are the most. Put what is new into a file about the same thing, or move a use case with its tests into a sub-folder. Never sort by kind.`,
    )
}
