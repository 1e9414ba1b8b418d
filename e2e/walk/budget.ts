// How much JavaScript a page may cost before anyone touches it, as the browser gets it (gzip).
import { statSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { world } from "../world/browser.ts"
import type { Address } from "./addresses.ts"

const kB = 1000

function limitOf({ route, as }: Pick<Address, "route" | "as">): number {
  if (route === "/") return 142 * kB
  if (route.startsWith("/admin")) return 300 * kB
  // A doer's offer, with the fields, the rules and the days.
  if (/^\/tasks\/\{\w+\}\?tab=offer/.test(route)) return 209 * kB
  // The steps of a new task: fields, files and rules come on top.
  if (route.startsWith("/tasks/create?step=")) return 188 * kB
  // The first step's fields and a card of the task come with the page.
  if (route === "/tasks/$taskId/edit") return 177 * kB
  // The design's own page of lists shows every part of one at the same time.
  if (route === "/themes/list") return 168 * kB
  // The profile's wizard and its page of changes: fields, pictures and rules come on top.
  if (/^\/providers\/(manage|create)/.test(route)) return 200 * kB
  // The two people of a deal: offers, agreement, deadlines, requests, work and history come after what everyone reads.
  if (as !== "visitor" && /^\/(tasks\/(\{[^}]+\}|\$taskId\/complete)|chat \{)/.test(route)) return 212 * kB
  // A template has the fields and the face of an offer.
  if (route === "/providers/dashboard?tab=templates") return 208 * kB
  // The figures' links fetch the account ahead.
  if (route.startsWith("/providers/dashboard")) return 200 * kB
  // Opening a dispute: fields and files come at the same time.
  if (route === "/tasks/$taskId/dispute") return 188 * kB
  // What the owner's clients and doers said of them comes with the first look at a task.
  if (route.startsWith("/tasks/{")) return 167 * kB
  // Rows of saved searches and the tasks they found.
  if (route === "/account?section=searches") return 181 * kB
  // The account lies open over the page: its own code and that of dialogs come on top.
  const overlay = route.includes("?account=") ? 45 : 0
  // Signed-in people have the bell and the account menu on every page, and links in sight that fetch ahead. On a slow
  // machine those have come before the count: each page fits with all that it fetches by itself.
  const signedIn = as === "visitor" ? 0 : 15
  return (167 + overlay + signedIn) * kB
}

/** What the open page has loaded so far, also what came from the browser's cache. */
export async function scriptBytes(page: Page): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  )
  // Texts aren't code, though they come as modules.
  const isScript = (path: string) => /^\/assets\/(?!words-).*\.js$/.test(path)
  const scripts = loaded.filter(({ path }) => isScript(path))
  // Toasts come with the first news, such as a notification from another test, not with a page. So does what they need.
  const toaster = scripts.find(({ path }) => /\/toaster-[\w-]+\.js$/.test(path))
  const ofPage = scripts.filter(({ startTime }) => startTime < (toaster?.startTime ?? Infinity))
  const files = new Set(ofPage.map(({ path }) => path))
  const sizeOf = (file: string) => statSync(join(world.buildFolder, "client", `${file}.gz`)).size
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

/** Too much, or so little that the counting itself must be wrong. */
export function budgetProblems(bytes: number, address: Pick<Address, "route" | "as">): string[] {
  const limit = limitOf(address)
  if (bytes > limit) return [`${Math.round(bytes / kB)} kB of JavaScript, ${limit / kB} are allowed`]
  return bytes < 50 * kB ? [`only ${Math.round(bytes / kB)} kB of JavaScript were counted`] : []
}
