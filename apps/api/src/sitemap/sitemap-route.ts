import type { Context } from "hono"
import { stream } from "hono/streaming"
import { cacheFor } from "../platform/db/cache-for.ts"
import { portionsForVisitors } from "./portions-for-visitors.ts"
import { problem } from "../platform/server/problem.ts"
import type { ApiEnv, ServerDeps } from "../platform/server/api-env.ts"
import { categoryPlaces, filesOf, mostFiles, placesOf } from "./queries.ts"
import { closeSet, entriesOf, openSet, sitemapIndex, type Place } from "./sitemap-xml.ts"

type Deps = Pick<ServerDeps, "db" | "replica" | "measure" | "config">

/** Pages that stand whatever is in the database. */
const standing = [
  "/",
  "/tasks",
  "/providers",
  "/providers/discover",
  "/services",
  "/how-it-works",
  "/help",
  "/faq",
  "/about",
  "/contact",
  "/changelog",
  "/terms",
  "/privacy",
]

const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" }

const hourMs = 60 * 60 * 1000

/** All files there are, the way search engines start. Counted once an hour: it reads every row. */
export const sitemapIndexRoute = (deps: Deps) => {
  const names = cacheFor(hourMs, () => allNames(deps))
  return async (c: Context<ApiEnv>) =>
    c.body(sitemapIndex(deps.config.uiUrl, await names.ask(deps.db)), 200, headers)
}

async function allNames(deps: Deps): Promise<string[]> {
  const names: string[] = []
  for await (const some of portionsForVisitors(deps, fileNames)) names.push(...some)
  return names
}

async function* fileNames(db: Deps["db"]): AsyncGenerator<string[]> {
  const [tasks, providers] = await Promise.all([filesOf(db, "tasks"), filesOf(db, "providers")])
  const numbered = (kind: string, files: number) =>
    Array.from({ length: files }, (_, place) => `${kind}-${place + 1}`)
  yield ["pages", ...numbered("tasks", tasks), ...numbered("providers", providers)]
}

export const sitemapRoute = (deps: Deps) => async (c: Context<ApiEnv>) => {
  const [, kind, number] =
    /^(pages|tasks|providers)(?:-([1-9]\d{0,2}))?\.xml$/.exec(c.req.param("name") ?? "") ?? []
  const file = Number(number ?? 0)
  if (!kind || (kind === "pages") !== (file === 0) || file > mostFiles) return problem(c, 404, "not_found")
  const places = portionsForVisitors(deps, (db) =>
    kind === "pages" ? standingPlaces(db) : placesOf(db, kind as "tasks" | "providers", file),
  )
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return stream(c, async (out) => {
    await out.write(openSet)
    for await (const some of places)
      await out.write(some.map((place) => entriesOf(deps.config.uiUrl, place)).join(""))
    await out.write(closeSet)
  })
}

async function* standingPlaces(db: Deps["db"]): AsyncGenerator<Place[]> {
  yield standing.map((path) => ({ path }))
  yield await categoryPlaces(db)
}
