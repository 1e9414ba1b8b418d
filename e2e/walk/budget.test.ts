// How much JavaScript a page costs before anyone touches it, as the browser gets it (gzip).
import { statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { allAddresses, type Address } from "./addresses.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"

withBrowser()

const kB = 1000

function limitOf({ route, as }: Address): number {
  if (route === "/") return 145 * kB
  if (route.startsWith("/admin")) return 300 * kB
  // A doer's offer, with the fields, the rules and the days.
  if (/^\/tasks\/\{\w+\}\?tab=offer/.test(route)) return 205 * kB
  // Forms that a person has begun to fill in: their fields, pictures and rules come on top.
  if (/^\/providers\/(manage|create\?at=)/.test(route)) return 195 * kB
  // The two people of a deal: offers, agreement, work, questions and history come after what everybody reads.
  if (as !== "visitor" && /^\/(tasks\/\{[^}]+\}|chat \{)/.test(route)) return 195 * kB
  // What the owner's clients and doers said of them comes with the first look at a task.
  if (route.startsWith("/tasks/{")) return 173 * kB
  // The account lies open over the page: its own code and that of dialogs come on top.
  const overlay = route.includes("?account=") ? 45 : 0
  // Whoever is signed in has the bell and the menu of the account on every page.
  const signedIn = as === "visitor" ? 0 : 5
  return (170 + overlay + signedIn) * kB
}

test.each(allAddresses())("the JavaScript of $at stays within its budget", async (address) => {
  const bytes = await scriptBytes(address)
  console.log(`${Math.round(bytes / kB)} kB of ${limitOf(address) / kB} kB: ${address.at}`)
  expect(bytes).toBeGreaterThan(50 * kB)
  expect(bytes).toBeLessThanOrEqual(limitOf(address))
})

async function scriptBytes({ at, as }: Address): Promise<number> {
  const page = await openPage({ as })
  const files = new Set<string>()
  page.on("response", (response) => {
    const { pathname, origin } = new URL(response.url())
    if (origin === world.webUrl && pathname.endsWith(".js")) files.add(pathname)
  })
  await page.goto(at, { waitUntil: "networkidle" })
  await hydrated(page)
  await page.close()
  return [...files].reduce(
    (sum, file) => sum + statSync(join(world.buildFolder, "client", `${file}.gz`)).size,
    0,
  )
}
