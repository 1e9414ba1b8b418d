import { once } from "node:events"
import type { AddressInfo, Socket } from "node:net"
import { SMTPServer } from "smtp-server"

/** Takes it, says this number, or hangs up without a word. */
export type Reply = "take" | "hang up" | number

type Script = {
  port?: number
  /** How many messages get a 451 before the first is taken. */
  refusals?: number
  /** What the server says to a recipient, before it has seen the message. */
  toRecipient?: (email: string) => Reply
  /** What it says to a whole message, and when. */
  toMessage?: (email: string) => Reply | Promise<Reply>
}

type Done = (error?: Error | null) => void

/** A real SMTP server that does what the test says. */
export async function startSmtpServer({
  port = 0,
  refusals = 0,
  toRecipient = () => "take",
  toMessage = () => "take",
}: Script = {}) {
  /** Messages that were sent to their last line, whatever the server made of them. */
  const arrived: { to: string; text: string }[] = []
  const received: string[] = []
  let left = refusals
  const sockets = new Map<number, Socket>()

  function say(reply: Reply, port: number, done: Done) {
    if (reply === "hang up") sockets.get(port)?.destroy()
    else if (reply === "take") done()
    else done(Object.assign(new Error("no"), { responseCode: reply }))
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, { remotePort }, done) {
      say(toRecipient(address), remotePort, done)
    },
    async onData(stream, { envelope, remotePort }, done) {
      let text = ""
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
      // A sender that goes away in the middle has sent nothing.
      const isWhole = await once(stream, "end").then(
        () => true,
        () => false,
      )
      if (!isWhole) return
      const to = envelope.rcptTo[0]?.address ?? ""
      arrived.push({ to, text })
      const reply = left-- > 0 ? 451 : await toMessage(to)
      if (reply === "take") received.push(text)
      say(reply, remotePort, done)
    },
  })
  server.on("error", () => {})
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once("close", () => sockets.delete(port))
  })
  server.listen(port, "127.0.0.1")
  await once(server.server, "listening")
  const { port: ownPort } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    arrived,
    received,
    refusalsLeft: () => left,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
