import { describe, expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import { emailHtml } from "./email-html.ts"
import { emailText, type Letter } from "./email.ts"
import type { Mail } from "./mailer.ts"
import { sendEmail } from "./send-email.ts"
import { writeEmail, type EmailName } from "./write-email.ts"

const letter: Letter = {
  locale: "en",
  appName: "Do & able",
  uiUrl: "https://doable.example",
  title: "<script>",
  preview: "Preview",
  text: "A letter to a@example.com.",
  strong: "a@example.com",
  action: { label: "Go", url: "https://doable.example/?a=1&b='2'" },
  linkHint: "Or open:",
  after: ["First.", "Second."],
  why: "Because.",
}
const address = "https://doable.example/?a=1&amp;b=&#39;2&#39;"

describe("a letter", () => {
  test("escapes everything that it is given", () => {
    const html = emailHtml(letter)
    expect(html).not.toContain("<script>")
    expect(html).toContain("Do &amp; able")
  })

  test("has the link on its button and written out", () => {
    const html = emailHtml(letter)
    expect(html.split(`href="${address}"`)).toHaveLength(3)
    expect(html).toContain(`>${address}</a>`)
    expect(emailText(letter)).toContain("Go:\nhttps://doable.example/?a=1&b='2'\n")
  })

  test("says the same as plain text", () => {
    const text = emailText(letter)
    for (const part of [letter.title, letter.text, ...letter.after, letter.why]) expect(text).toContain(part)
    expect(text).not.toContain("&amp;")
  })

  test("makes the address in question stand out", () => {
    expect(emailHtml(letter)).toContain("A letter to <b>a@example.com</b>.")
  })

  test("is dark where the mailbox is, 600 wide, and says nothing by a picture", () => {
    const html = emailHtml(letter)
    expect(html).toContain("prefers-color-scheme:dark")
    expect(html).toContain('width="600"')
    const pictures = html.match(/<img[^>]*>/g) ?? []
    expect(pictures.map((one) => /src="([^"]*)"/.exec(one)?.[1])).toEqual([
      "https://doable.example/mail/logo.png",
      "https://doable.example/mail/logo-dark.png",
    ])
    expect(pictures.every((one) => one.includes('alt=""'))).toBe(true)
  })
})

const { mail: words } = readWords("en", ["mail"]).dictionaries
const names = Object.keys(words?.["letter"] ?? {}) as EmailName[]
const every = locales.flatMap((locale) => names.map((name) => ({ locale, name })))

describe("the words", () => {
  test.each(every)("of $name in $locale are filled in and its own", async ({ locale, name }) => {
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} }
    const config = { appName: "Doable", uiUrl: "https://doable.example" }
    const url = new URL("https://doable.example/verify-email?token=abc")
    const to = { email: "ana@example.com", locale }
    await sendEmail({ mailer, config }, { to, name, url, about: "and this", deliveryId: "1" })
    const [mail] = sent
    expect(mail).toMatchObject({ id: "1", to: "ana@example.com" })
    expect(mail?.subject).toContain("Doable")
    expect(mail?.html).toContain(`<html lang="${locale}"`)
    expect(mail?.text).toContain("ana@example.com")
    expect(mail?.text).toContain(url.href)
    expect(mail?.text).not.toMatch(/undefined|=>|[şţŞŢ]/)
    if (locale === "en") return
    const said = { name, email: to.email, url: url.href }
    const [own, english] = [locale, "en" as const].map(
      (language) => writeEmail(readWords(language, ["mail"]), config, said).letter,
    )
    expect(own?.title).not.toBe(english?.title)
    expect(own?.after).toHaveLength(english?.after.length ?? 0)
  })
})
