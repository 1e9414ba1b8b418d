import { createServer } from "node:net"
import type { AddressInfo } from "node:net"

/** Tries the address that a server would listen on; nothing else tells reliably whether a port is free. */
function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address() as AddressInfo
      server.close(() => resolve(given))
    })
  })
}

export function freePort(): Promise<number> {
  return listenOnce(0, "127.0.0.1")
}

/** Any address of the machine counts: a server on ::1 alone would still answer for "localhost". */
export async function isPortTaken(port: number): Promise<boolean> {
  for (const host of [undefined, "127.0.0.1", "::1"]) {
    try {
      await listenOnce(port, host)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === "EADDRINUSE" || code === "EACCES") return true
      // No IPv6 on this machine: nothing can be listening there.
      if (code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") throw error
    }
  }
  return false
}

const highest = 65_535

/** One line for people: which port, and how the same command is given another one. */
export async function whyPortsCannotBeUsed(
  ports: Record<string, number>,
  command: string,
): Promise<string | null> {
  const taken = new Map<number, string>()
  for (const [variable, port] of Object.entries(ports)) {
    if (!(port >= 1 && port <= highest)) return `${variable} must be a port between 1 and ${highest}`
    const other = taken.get(port)
    if (other) return `${other} and ${variable} are both ${port}; give each a port of its own`
    taken.set(port, variable)
    if (await isPortTaken(port)) {
      const another = port + 1000 > highest ? port - 1000 : port + 1000
      return `Port ${port} is taken. Free it, or choose another one: ${variable}=${another} ${command}`
    }
  }
  return null
}
