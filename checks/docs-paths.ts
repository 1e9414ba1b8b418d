// Documents must not rot: a path that they name has to exist.
import { existsSync } from "node:fs"
import { basename, join, posix } from "node:path"
import { filesUnder, root } from "./repository.ts"
import type { SourceFile } from "./repository.ts"

const rooms = ["apps", "packages", "scripts", "checks", "e2e", "bench", "docs", ".ci"]
const madeOnDemand = /(^|\/)(dist|node_modules)(\/|$)/
const fileName = /^[\w.-]+\.(ts|tsx|mjs|json|md|css|sql)$/

type World = { exists: (path: string) => boolean; names: Set<string> }

export function thisRepository(): World {
  const names = new Set(filesUnder("").map((path) => basename(path)))
  return { exists: (path) => existsSync(join(root, path)), names }
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

function isAlive(name: string, { exists, names }: World): boolean {
  // `<noun>`, `…` and `*` stand for many; the folder before them still has to exist.
  const certain = name.replace(/[^/]*[<>*…{}].*$/, "")
  const room = certain.split("/")[0] ?? ""
  if (!certain.includes("/")) return !fileName.test(name) || names.has(name)
  return !rooms.includes(room) || madeOnDemand.test(certain) || exists(certain)
}
