import { expect, onTestFinished, test } from "vitest"
import { startSmtpServer } from "../../../test/mail/smtp-server.ts"
import { toMessage } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

const mail = { id: "event.effect", to: "ana@example.com", subject: "Hi", text: "text", html: "<p>text</p>" }

async function smtpServer({ refusals = 0 } = {}) {
  const server = await startSmtpServer({ refusals })
  onTestFinished(server.stop)
  return server
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

test("a mail that its reader may stop says how, so that the mailbox can show a button", () => {
  const url = "https://api.doable.example/letters/stop?token=abc"
  expect(toMessage({ ...mail, unsubscribeUrl: url }, "x@y").headers).toMatchObject({
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  expect(Object.keys(toMessage(mail, "x@y").headers)).toEqual(["Auto-Submitted"])
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
