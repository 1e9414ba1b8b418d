import { createConnection, createServer, type AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { listenTo } from "../apps/api/src/platform/db/listen-to.ts"
import { createLog } from "../apps/api/src/platform/settings/log.ts"
import { seconds, type Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

/** The network swallows everything on the listening connection, without closing it. */
export const fault: Fault = async ({ times = 3, isPlanted }) => {
  const world = await aWorld()
  const real = new URL(world.databaseUrl)
  let isHeld = false
  const server = createServer((near) => {
    const far = createConnection(Number(real.port), real.hostname)
    for (const socket of [near, far]) socket.on("error", () => {})
    near.on("close", () => far.destroy())
    far.on("close", () => near.destroy())
    far.on("data", (bytes) => isHeld || near.write(bytes))
    near.on("data", (bytes) => isHeld || far.write(bytes))
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const through = new URL(world.databaseUrl)
  through.port = String((server.address() as AddressInfo).port)
  const heard = new Set<string>()
  const state = { lines: 0 }
  const line = listenTo({
    databaseUrl: through.href,
    name: "doable-fault",
    channel: "fault_line",
    log: createLog("silent"),
    onListening: () => (state.lines += 1),
    onMessage: (payload) => heard.add(payload),
    // Planted: a line that nobody asks whether it stands.
    ...(isPlanted && { beatMs: 600_000 }),
  })
  const found: number[] = []
  try {
    while (state.lines === 0) await pause(10)
    for (let time = 0; time < times; time += 1) {
      const before = state.lines
      const since = performance.now()
      isHeld = true
      while (line.isListening() && performance.now() - since < 30_000) await pause(10)
      isHeld = false
      while (state.lines === before && performance.now() - since < 40_000) await pause(10)
      found.push(performance.now() - since)
      await world.db.$client.query("select pg_notify('fault_line', $1)", [`after ${time}`])
      await pause(500)
    }
    const isMet = heard.size === times && Math.max(...found) < 20_000
    return {
      figure: `${times} times: found and taken up again within ${seconds(Math.max(...found))}; ${heard.size} of ${times} messages heard afterwards`,
      goal: "within 20 s, every later message heard",
      isMet,
    }
  } finally {
    await line.stop()
    server.close()
    await world.close()
  }
}
