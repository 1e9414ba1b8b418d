import { createServer, type AddressInfo } from "node:net"
import pg from "pg"
import { expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { whyUnreachable } from "./why-unreachable.ts"

const world = aDatabase()

async function failureOf(databaseUrl: string, limits: pg.ClientConfig = {}) {
  const client = new pg.Client({ connectionString: databaseUrl, ...limits })
  return client.connect().then(
    () => null,
    (error: unknown) => whyUnreachable(error, databaseUrl),
  )
}

function changed(change: (url: URL) => void) {
  const url = new URL(world.url)
  change(url)
  return url.href
}

test("a port where nothing listens is named with its host, and the password is not", async () => {
  const said = await failureOf("postgresql://doable:hunter2@localhost:1/shop")
  expect(said).toMatch(/^The database shop at localhost, port 1, cannot be used: nothing listens there/)
  expect(said).toContain("DATABASE_URL")
  expect(said).not.toContain("hunter2")
})

test("a wrong password and a missing database are told apart", async () => {
  expect(await failureOf(changed((url) => (url.password = "wrong")))).toContain("user or password are wrong")
  expect(await failureOf(changed((url) => (url.pathname = "nowhere")))).toContain("no database of that name")
})

test("a server that takes the call and never speaks is said not to answer", async () => {
  const silent = createServer()
  await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready))
  const { port } = silent.address() as AddressInfo
  const failure = failureOf(`postgresql://127.0.0.1:${port}/shop`, { connectionTimeoutMillis: 1_000 })
  expect(await failure).toContain("it does not answer")
  silent.close()
})

test("other faults are none of this", async () => {
  expect(whyUnreachable(new Error("boom"), world.url)).toBeNull()
  expect(whyUnreachable(Object.assign(new Error("taken"), { code: "23505" }), world.url)).toBeNull()
})
