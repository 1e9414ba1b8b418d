// What the stories of the account share.
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { mailsIn } from "../../apps/api/test/mail/mail.ts"
import { hydrated } from "./browser-ready.ts"
import { chooseLocale, openContext, visit, world, type PageOptions } from "./browser.ts"
import { newPeople, type OwnPerson } from "./people.ts"

export async function newPerson(name = "Maria Cojocaru"): Promise<OwnPerson> {
  const [person] = await newPeople([name])
  if (!person) throw new Error("no person")
  return person
}

/** A browser of this person alone, logged in as the page would do it. */
export async function contextOf({ email, password }: OwnPerson, options: PageOptions = {}) {
  const context = await openContext(options)
  const answer = await context.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin: world.webUrl },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await chooseLocale(context, options.locale ?? "en")
  return context
}

/** Someone who chose a language earlier, on another device: after they log in, pages follow it. */
export async function speaks(person: OwnPerson, locale: Locale) {
  await (await contextOf(person, { locale })).close()
}

export async function openAs(person: OwnPerson, path: string, options: PageOptions = {}): Promise<Page> {
  const page = await (await contextOf(person, options)).newPage()
  await visit(page, path)
  await hydrated(page)
  return page
}

/** One matter of the account, by its heading. */
export const section = (page: Page, name: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) })
    .last()

export const toast = (page: Page, text: string) =>
  page.locator("[data-toast]").filter({ hasText: text }).first()

/** The newest email to an address, once it is there. */
export async function emailTo(email: string, about: RegExp) {
  const find = async () =>
    (await mailsIn(world.mailFolder)).findLast(
      ({ head, body }) => head.includes(`To: ${email}`) && about.test(body),
    )
  await expect.poll(find).toBeDefined()
  return (await find())?.body ?? ""
}

export async function linkTo(email: string, path: RegExp) {
  const body = await emailTo(email, path)
  return [...body.matchAll(/http:\/\/\S+/g)].map(([link]) => link).find((link) => path.test(link)) ?? ""
}

export const aPhone = () => `+3736${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`

/** The newest code that went to a number. */
export async function codeTo(phone: string) {
  const find = async () => {
    const files = (await readdir(world.mailFolder)).filter((name) => name.endsWith(".sms.json")).toSorted()
    const texts = await Promise.all(files.map((file) => readFile(join(world.mailFolder, file), "utf8")))
    const message = texts
      .map((text) => JSON.parse(text) as { to: string; text: string })
      .findLast(({ to }) => to === phone)
    return /\d{6}/.exec(message?.text ?? "")?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ""
}
