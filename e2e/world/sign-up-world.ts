// What the stories of signing up and confirming share.
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { mailsIn } from "../../apps/api/test/mail.ts"
import { hydrated } from "./browser-ready.ts"
import { openPage, visit, world } from "./browser.ts"
import { wordsOf, type Say } from "./words.ts"

export const password = "a green door in May"
export const anAddress = () => `visitor-${crypto.randomUUID()}@example.com`
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).click()

export async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await visit(page, path)
  await hydrated(page)
  return page
}

const english = wordsOf("en")

export async function fill(
  page: Page,
  fields: { name?: string; email?: string; password?: string },
  say = english,
) {
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true })
  if (fields.name !== undefined) await field(say("signup:name")).fill(fields.name)
  if (fields.email !== undefined) await field(say("signup:email")).fill(fields.email)
  if (fields.password !== undefined) await field(say("signup:password")).fill(fields.password)
}

export async function letterTo(email: string) {
  const find = async () =>
    (await mailsIn(world.mailFolder)).findLast(({ head }) => head.includes(`To: ${email}`))
  await expect.poll(find).toBeDefined()
  return (await find())?.body ?? ""
}

export async function linkTo(email: string) {
  return /http:\S+verify-email\?token=\S+/.exec(await letterTo(email))?.[0] ?? ""
}

export async function signUp(email: string, path = "/signup") {
  const page = await open(path)
  await fill(page, { email, password })
  await press(page, "Create the account")
  await heading(page, "Check your email").waitFor()
  return page
}

export const signInStatus = async (email: string) =>
  (
    await fetch(`${world.apiUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: world.webUrl },
      body: JSON.stringify({ email, password }),
    })
  ).status

export async function logIn(page: Page, email: string, say: Say) {
  await heading(page, say("signin:title")).waitFor()
  // The address is known from the page before; only the password is asked for.
  await expect.poll(() => page.getByLabel(say("signin:email"), { exact: true }).inputValue()).toBe(email)
  await fill(page, { password }, say)
  await press(page, say("signin:submit"))
}
