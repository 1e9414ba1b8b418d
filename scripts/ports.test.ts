import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { freePort, isPortTaken, whyPortsCannotBeUsed } from "./ports.ts"

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function takePort(host: string): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return (server.address() as AddressInfo).port
}

test("a free port is free", async () => {
  expect(await isPortTaken(await freePort())).toBe(false)
})

test.each(["127.0.0.1", "0.0.0.0"])("a port with a listener on %s is taken", async (host) => {
  expect(await isPortTaken(await takePort(host))).toBe(true)
})

test("the refusal is one line with the port and the variable that changes it", async () => {
  const port = await takePort("127.0.0.1")
  const why = await whyPortsCannotBeUsed({ API_PORT: await freePort(), WEB_PORT: port }, "npm run dev")
  expect(why).toContain(`Port ${port} is taken`)
  expect(why).toMatch(/ WEB_PORT=\d+ npm run dev$/)
  expect(why).not.toContain("\n")
})

test("one port for two servers is refused", async () => {
  const port = await freePort()
  expect(await whyPortsCannotBeUsed({ API_PORT: port, WEB_PORT: port }, "npm run dev")).toContain(
    "API_PORT and WEB_PORT",
  )
})

test.each([0, -1, 65_536, Number.NaN])("%s is no port", async (port) => {
  expect(await whyPortsCannotBeUsed({ API_PORT: port }, "npm start")).toBe(
    "API_PORT must be a port between 1 and 65535",
  )
})

test("two free ports are fine", async () => {
  expect(
    await whyPortsCannotBeUsed({ API_PORT: await freePort(), WEB_PORT: await freePort() }, "npm start"),
  ).toBe(null)
})
