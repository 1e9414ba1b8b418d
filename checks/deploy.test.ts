// The files in deploy/ are written by hand: what they name must exist, and no address of the API may be missing.
import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { exportPath } from "../apps/api/src/admin/export-route.ts"
import { feedPath } from "../apps/api/src/dashboard/doer/calendar-feed-address.ts"
import { incomeFilePath } from "../apps/api/src/dashboard/doer/income-file-route.ts"
import { votePath } from "../apps/api/src/help/vote-route.ts"
import { stopPath } from "../apps/api/src/notification/emails/stop-links.ts"
import { uploadPath } from "../apps/api/src/platform/storage/create-storage.ts"
import { root } from "../scripts/env.ts"

const textOf = (path: string) => readFileSync(join(root, path), "utf8")
const units = readdirSync(join(root, "deploy/systemd"))
  .filter((name) => name.endsWith(".service"))
  .map((name) => `deploy/systemd/${name}`)

/** The web passes sitemaps on itself, and health is asked for at each port. */
const apiPaths = [
  "/trpc/task.getList",
  "/api/auth/sign-in/email",
  "/files/1",
  uploadPath,
  exportPath,
  incomeFilePath,
  feedPath,
  votePath,
  stopPath,
]
const pages = ["/", "/tasks", "/admin", "/admin/users", "/help", "/sitemap.xml", "/filesystem", "/providers"]

/** What the proxy sends to the API: nginx by its locations, Caddy by its matcher. */
const rules: Record<string, (text: string) => RegExp[]> = {
  "deploy/nginx/one-origin.conf": (text) =>
    [...text.matchAll(/location (~|=) (\S+) \{\s+proxy_pass http:\/\/doable_api/g)].map(
      ([, kind, path = ""]) => (kind === "=" ? new RegExp(`^${path}$`) : new RegExp(path)),
    ),
  "deploy/caddy/one-origin.Caddyfile": (text) =>
    (/@api path (.+)/.exec(text)?.[1] ?? "")
      .split(" ")
      .map((path) => new RegExp(`^${path.replace("*", ".*")}$`)),
}

test.each(Object.keys(rules))("%s sends to the API what belongs to it, and nothing else", (path) => {
  const toApi = rules[path]?.(textOf(path)) ?? []
  const goesToApi = (address: string) => toApi.some((rule) => rule.test(address))
  expect(apiPaths.filter((address) => !goesToApi(address))).toEqual([])
  expect(pages.filter(goesToApi)).toEqual([])
})

test.each([...units, "deploy/Containerfile", "deploy/compose.yaml"])("%s starts files that exist", (path) => {
  const started = textOf(path).match(/\b(apps|scripts)\/[\w/-]+\.ts\b/g) ?? []
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test.each([...units, "deploy/Containerfile", "deploy/compose.yaml"])(
  "%s sets variables that we read",
  (path) => {
    const known = new Set(textOf(".env.example").match(/\b[A-Z][A-Z0-9_]+(?==)/g))
    const set = [...textOf(path).matchAll(/^\s*(?:ENV |Environment=|)([A-Z][A-Z0-9]*_[A-Z0-9_]+)[=:]/gm)].map(
      ([, name = ""]) => name,
    )
    const ofOthers = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"]
    expect(set.filter((name) => !known.has(name) && !ofOthers.includes(name))).toEqual([])
  },
)
