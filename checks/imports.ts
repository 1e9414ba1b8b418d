import { posix } from "node:path"
import { parseSync } from "oxc-parser"
import type { SourceFile } from "./repository.ts"

/** `to` is a path from the root for our own files, else the name of the package. */
export type Import = { from: string; to: string; isType: boolean; names: string[]; line: number }

export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const found = (specifier: string, isType: boolean, names: string[], start: number): Import => ({
    from: path,
    to: resolve(path, specifier),
    isType,
    names,
    line: text.slice(0, start).split("\n").length,
  })
  const imported = module.staticImports.map(({ moduleRequest, entries, start }) => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    const names = entries.map((entry) => entry.importName.name ?? "*")
    return found(moduleRequest.value, isType, names, start)
  })
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName, start }) =>
      moduleRequest ? [found(moduleRequest.value, isType, [importName.name ?? "*"], start)] : [],
    ),
  )
  const loaded = module.dynamicImports.map(({ moduleRequest, start }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    return found(written.replaceAll(/^["'`]|["'`]$/g, ""), false, ["*"], start)
  })
  return [...imported, ...passedOn, ...loaded]
}

const workspaces: Record<string, string> = {
  "@doable/domain/": "packages/domain/src/",
  "@doable/words/": "packages/words/src/",
  "@doable/api/": "apps/api/src/",
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""))
  for (const [name, folder] of Object.entries(workspaces)) {
    if (specifier.startsWith(name)) return `${folder}${specifier.slice(name.length)}.ts`
  }
  return specifier
}
