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

/** One line for people: which port, and which variable changes it. */
export async function whyPortsCannotBeUsed(ports: Record<string, number>): Promise<string | null> {
  const taken = new Map<number, string>()
  for (const [variable, port] of Object.entries(ports)) {
    const other = taken.get(port)
    if (other) return `${other} and ${variable} are both ${port}; give each a port of its own`
    taken.set(port, variable)
    if (await isPortTaken(port)) {
      return `Port ${port} is taken. Free it, or choose another one: ${variable}=${port + 1000} npm start`
    }
  }
  return null
}
