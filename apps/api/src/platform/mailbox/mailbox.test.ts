import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { isMailboxOpen } from "./is-mailbox-open.ts"
import { createMailbox, type Kept } from "./mailbox.ts"
import { mailboxPage } from "../server/mailbox-route.ts"

async function aMailbox() {
  const folder = await mkdtemp(join(tmpdir(), "doable-mailbox-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, mailbox: createMailbox(folder) }
}

describe("the mailbox", () => {
  test("gives what was kept, the newest first, by address or number", async () => {
    const { mailbox } = await aMailbox()
    const text = "Go:\nhttps://doable.example/a?b=1\nand https://doable.example/a?b=1"
    await mailbox.keep("mail", { id: "1", to: "Ana@example.com", subject: "Hi", text, html: "<p>Hi</p>" })
    await mailbox.keep("sms", { id: "2", to: "+37360000000", text: "123456" })
    await mailbox.keep("mail", { id: "3", to: "ana@example.com", subject: "Again", text: "", html: "" })
    expect((await mailbox.find()).map(({ to }) => to)).toEqual([
      "ana@example.com",
      "+37360000000",
      "Ana@example.com",
    ])
    expect((await mailbox.find("ana@EXAMPLE.com")).map(({ subject }) => subject)).toEqual(["Again", "Hi"])
    expect(await mailbox.find("+37360000000")).toEqual([
      { to: "+37360000000", subject: "", text: "123456", html: "", links: [], createdAt: expect.any(String) },
    ])
    expect((await mailbox.find()).at(-1)?.links).toEqual(["https://doable.example/a?b=1"])
  })

  test("is empty before anything came", async () => {
    expect(await createMailbox(join(tmpdir(), `doable-none-${process.pid}`)).find()).toEqual([])
  })

  test("keeps the newest 500", async () => {
    const { folder, mailbox } = await aMailbox()
    for (let number = 0; number < 505; number += 1)
      await mailbox.keep("sms", { id: String(number).padStart(4, "0"), to: "+1", text: String(number) })
    expect(await readdir(folder)).toHaveLength(500)
    const kept = await mailbox.find()
    expect(kept[0]?.text).toBe("504")
    expect(kept.at(-1)?.text).toBe("5")
  })
})

test("the page shows letters in frames that run nothing, and escapes everything", () => {
  const kept: Kept = {
    to: '"><script>alert(1)</script>@example.com',
    subject: "<b>",
    text: "",
    html: "<html><head></head><script>alert(2)</script></html>",
    links: [],
    createdAt: "2026-05-04T10:00:00.000Z",
  }
  const page = mailboxPage([kept], '"><img>')
  expect(page).not.toContain("<script")
  expect(page).not.toContain("<img>")
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).not.toContain("allow-scripts")
  expect(page).not.toContain("allow-same-origin")
})

describe("over HTTP", () => {
  const world = anApi()

  test("mails are answered as JSON, and as a page to a browser", async () => {
    const { email } = await aUser(world.db)
    await world.post("/api/auth/request-password-reset", { email })
    const find = async () =>
      (await (await world.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).json()) as Kept[]
    await expect.poll(async () => (await find()).length).toBe(1)
    const [letter] = await find()
    expect(letter).toMatchObject({ to: email, subject: "Choose a new password for Doable" })
    expect(letter?.links[0]).toContain("/reset-password?token=")

    const page = await world.get("/dev/mailbox", { accept: "text/html" })
    expect(page.headers.get("content-type")).toContain("text/html")
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(page.headers.get("content-security-policy")).not.toContain("script-src")
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(await page.text()).toContain(email)
  })

  test("other pages' scripts cannot read it", async () => {
    const answer = await world.get("/dev/mailbox", { origin: "https://evil.example" })
    expect(answer.headers.get("access-control-allow-origin")).toBeNull()
  })
})

describe("in production", () => {
  const world = anApi({
    env: {
      NODE_ENV: "production",
      RATE_LIMITS: "on",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "Doable <no-reply@doable.example>",
    },
  })

  test("a server that can send no messages says so when it starts", () => {
    const told = world.logLines.join("\n")
    expect(told).toContain("SMS_ACCOUNT is not set: no SMS leaves this machine")
  })

  test("there is none", async () => {
    for (const accept of ["text/html", "application/json"])
      expect((await world.get("/dev/mailbox?to=a@example.com", { accept })).status).toBe(404)
  })
})

test.each([
  [{ NODE_ENV: "development" }, true],
  [{ NODE_ENV: "development", SMTP_URL: "smtp://x" }, true],
  [{ NODE_ENV: "development", SMS_ACCOUNT: "AC1" }, true],
  [{ NODE_ENV: "development", SMTP_URL: "smtp://x", SMS_ACCOUNT: "AC1" }, false],
  [{ NODE_ENV: "production" }, false],
])("with %j it is open: %s", (settings, isOpen) => {
  expect(isMailboxOpen(settings)).toBe(isOpen)
})
