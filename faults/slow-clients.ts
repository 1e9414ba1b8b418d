import { connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { seconds, standStill, type Fault } from "./fault.ts"
import { startProbe } from "./probe.ts"
import { aWorld } from "./world.ts"

/** A thousand connections that send a byte every now and then and never finish, on each port by turns. */
export const fault: Fault = async ({ times = 1_000, isPlanted }) => {
  const world = await aWorld({ hasWeb: true, api: { RATE_LIMITS: "on" } })
  const details: string[] = []
  let isMet = true
  try {
    for (const { name, url, path } of [
      { name: "the API", url: world.api.url, path: "/trpc/message.create" },
      { name: "the web", url: world.web.url, path: "/contact" },
    ]) {
      const { port } = new URL(url)
      const sockets: Socket[] = []
      for (let count = 0; count < times; count += 1) {
        const socket = connect(Number(port), "127.0.0.1")
        socket.on("error", () => {})
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
        )
        sockets.push(socket)
      }
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(" ")
      }, 1_000)
      if (isPlanted) void standStill(world.api.pid(), 3_000)
      const stopProbe = startProbe(`${url}/health/ready`)
      await pause(15_000)
      const { answered, wrong } = await stopProbe()
      const slowest = Math.max(...answered)
      clearInterval(drip)
      const open = sockets.filter((socket) => !socket.destroyed).length
      for (const socket of sockets) socket.destroy()
      details.push(
        `${name}: ${times} slow clients, ${open} of them still connected after 15 s; health slowest ${seconds(slowest)}, ${wrong} wrong`,
      )
      isMet &&= wrong === 0 && slowest < 1_000
    }
    return {
      figure: details.join("; "),
      goal: "health answers within 1 s all the time",
      isMet,
    }
  } finally {
    await world.close()
  }
}
