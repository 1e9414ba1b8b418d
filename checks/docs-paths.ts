// Documents must not rot: a path that they name has to exist.
import { existsSync } from "node:fs"
import { basename, join, posix } from "node:path"
import { filesUnder, root } from "./repository.ts"
import type { SourceFile } from "./repository.ts"

const rooms = ["apps", "packages", "scripts", "checks", "e2e", "bench", "docs", ".ci"]
const madeOnDemand = /(^|\/)(dist|node_modules)(\/|$)/
const fileName = /^[\w.-]+\.(ts|tsx|mjs|json|md|css|sql)$/

/** `ends`: every path and every end of one that starts with a folder, as documents shorten them. */
type World = { exists: (path: string) => boolean; ends: ReadonlySet<string> }

export function thisRepository(): World {
  const ends = new Set(filesUnder("").flatMap(endsOf))
  return { exists: (path) => existsSync(join(root, path)), ends }
}

export function deadPaths({ path, text }: SourceFile, world: World): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ""))
  return prose.split("\n").flatMap((line, index) => {
    const dead = [
      ...namesIn(line).filter((name) => !isAlive(name, world)),
      ...linksIn(line).filter((link) => !world.exists(posix.join(posix.dirname(path), link))),
    ]
    return dead.map((name) => `${path}:${index + 1} names ${name}, which does not exist`)
  })
}

/** What stands in backticks, without a line number or an anchor. */
function namesIn(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name.replace(/(:\d+|#.*)$/, ""))
}

function linksIn(line: string): string[] {
  return [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link.replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
}

function endsOf(path: string): string[] {
  const parts = path.split("/")
  return parts.map((_, at) => parts.slice(at).join("/"))
}

function isAlive(name: string, { exists, ends }: World): boolean {
  // `<noun>`, `…` and `*` stand for many; the folder before them still has to exist.
  const certain = name.replace(/[^/]*[<>*…{}].*$/, "")
  const room = certain.split("/")[0] ?? ""
  const isPath = certain === name && fileName.test(basename(name)) && /^[\w.-]+(\/[\w.-]+)*$/.test(name)
  if (!rooms.includes(room)) return !isPath || ends.has(name)
  return madeOnDemand.test(certain) || exists(certain)
}
