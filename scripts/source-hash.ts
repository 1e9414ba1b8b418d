// Tells whether a build is still up to date, by the content of what it is made from.
import { createHash } from "node:crypto"
import { readdir, readFile, stat } from "node:fs/promises"
import { join, relative } from "node:path"

const notSource = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/

export async function hashOfSources(root: string, paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesUnder(join(root, path))))).flat().toSorted()
  const hash = createHash("sha256")
  for (const file of files) {
    const name = relative(root, file)
    if (notSource.test(name)) continue
    const content = await readFile(file)
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
