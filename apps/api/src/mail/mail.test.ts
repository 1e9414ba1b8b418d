import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import { expect, onTestFinished, test } from "vitest"
import { toMessage } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

const mail = { id: "event.effect", to: "ana@example.com", subject: "Hi", text: "text", html: "<p>text</p>" }

/** A real SMTP server that refuses as often as told before it accepts. */
async function smtpServer({ refusals = 0 } = {}) {
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
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}

test("a mail goes out by SMTP, with the same Message-ID on every try", async () => {
  const { url, received } = await smtpServer({ refusals: 1 })
  const mailer = createSmtpMailer(url, "Doable <hello@doable.example>")
  onTestFinished(() => mailer.close())
  await expect(mailer.send(mail)).rejects.toThrow("451")
  await mailer.send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain("Message-ID: <event.effect@doable.example>")
  expect(received[0]).toContain("Auto-Submitted: auto-generated")
})

test("a mail server that is away is an error, not a hang", async () => {
  const mailer = createSmtpMailer("smtp://127.0.0.1:1", "hello@doable.example")
  onTestFinished(() => mailer.close())
  await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED")
})

test("a subject cannot carry further headers", () => {
  expect(toMessage({ ...mail, subject: "a\r\nBcc: all@example.com" }, "x@y").subject).toBe(
    "a Bcc: all@example.com",
  )
})
