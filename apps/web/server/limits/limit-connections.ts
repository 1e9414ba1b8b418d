import type { Server } from "node:http"
import type { BlockList, Socket } from "node:net"
import { trustedPeer } from "./visitor-network.ts"

/** Browsers open six at most; an office has many browsers. */
const most = 250

/** Of one address only so many connections are taken. A proxy of ours brings all visitors and isn't counted. */
export function limitConnections(server: Server, trusted: BlockList, mostEach = most): void {
  const open = new Map<string, number>()
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? ""
    if (trustedPeer(address, trusted)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > mostEach) return void socket.destroy()
    open.set(address, count)
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
