// The files of this repository, as the checks see them: by their path from the root.
import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

export const root = join(import.meta.dirname, "..")

export type SourceFile = { path: string; text: string }

const passedOver = new Set(["node_modules", "dist", "coverage", "test-results"])
const sourceFolders = ["packages", "apps", "scripts", "checks", "e2e", "bench"]

export function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return passedOver.has(entry.name) || entry.name.startsWith(".") ? [] : filesUnder(path)
  })
}

export function read(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), "utf8") }
}

/** Everything written by hand in TypeScript; generated files answer to their generator. */
export function sourceFiles(): SourceFile[] {
  return sourceFolders
    .flatMap(filesUnder)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts"))
    .map(read)
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
