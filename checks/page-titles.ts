import type { SourceFile } from "./repository.ts"

const routes = "apps/web/src/routes/"
const head = /\bpageHead\("([^"]+)"(?:, \{[^}]*?\bpart: "([^"]+)")?/

/** Routes whose tabs can't be told from each other. A list and what it leads to may share a title: they share a folder. */
export function sharedTitles(files: SourceFile[]): string[] {
  const titled = files.flatMap(({ path, text }) => {
    const [, namespace, part] = path.startsWith(routes) ? (head.exec(text) ?? []) : []
    return namespace
      ? [{ route: path.slice(routes.length), title: [namespace, part].filter(Boolean).join(".") }]
      : []
  })
  return [...Map.groupBy(titled, ({ title }) => title)].flatMap(([title, sharing]) => {
    const folders = new Set(sharing.map(({ route }) => route.split("/").slice(0, -1).join("/") || route))
    return folders.size > 1 ? [`${title}: ${sharing.map(({ route }) => route).join(", ")}`] : []
  })
}
