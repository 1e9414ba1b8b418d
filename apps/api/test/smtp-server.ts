import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"

/** A real SMTP server that refuses as often as told before it accepts. */
export async function startSmtpServer({ refusals = 0 } = {}) {
  const received: string[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      let text = ""
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
      stream.on("end", () => {
        if (left-- > 0) return done(Object.assign(new Error("later"), { responseCode: 451 }))
        received.push(text)
        return done()
      })
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusalsLeft: () => left,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
