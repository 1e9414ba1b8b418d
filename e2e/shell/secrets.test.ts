// Whatever is configured stays on the servers: neither the scripts nor any page carries it.
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { allAddresses } from "../walk/addresses.ts"
import { openContext, withBrowser, world } from "../world/browser.ts"
import { canary } from "../world/world.ts"

withBrowser()

test("no file of the browser build holds a secret of the build's environment", () => {
  const folder = join(world.buildFolder, "client")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(br|gz)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
})

test("no page holds a secret of the servers' environment", async () => {
  const password = new URL(world.databaseUrl).password
  const told: string[] = []
  for (const { at, as } of allAddresses()) {
    const { request } = await openContext({ as })
    const html = await (await request.get(at)).text()
    if ([canary, password, world.databaseUrl, world.mailFolder].some((secret) => html.includes(secret)))
      told.push(at)
  }
  expect(told).toEqual([])
}, 120_000)
