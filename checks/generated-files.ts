// Generated files are committed; they must belong to the sources of today.

/** The tree of routes is made from the names of the files alone, so comparing names is enough. */
export function routeTreeFaults(tree: string, routeFiles: string[]): string[] {
  const named = [...tree.matchAll(/from '\.\/(routes\/[^']+)'/g)].map(([, name = ""]) => name)
  const present = routeFiles.map((file) => file.replace(/\.tsx?$/, ""))
  const advice = "start `npm run dev` or build once and commit apps/web/src/routeTree.gen.ts"
  return [
    ...present
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is missing in the route tree: ${advice}`),
    ...named.filter((name) => !present.includes(name)).map((name) => `${name} is gone: ${advice}`),
  ]
}

type Lock = { packages: Record<string, LockEntry> }

type LockEntry = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }

/**
 * npm forgets the native parts for other machines when it writes the lock from an install that lacks them;
 * `npm ci` then refuses the whole lock.
 */
export function lockFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, link, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `package-lock.json: ${name}, a part of ${path || "this project"}, is missing`),
    ...(resolved && !link ? [`package-lock.json: ${path} is bound to one registry (${resolved})`] : []),
  ])
}

/** Where Node would look for a package, seen from another one. */
function placesOf(path: string, name: string): string[] {
  const above = path
    .split("/node_modules/")
    .map((_, depth, parts) => parts.slice(0, depth + 1).join("/node_modules/"))
  return [`node_modules/${name}`, ...above.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`)]
}
