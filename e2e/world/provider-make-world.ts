// What the stories of making a profile share: the wizard's steps as a person fills them in, in any language.
import type { Page } from "playwright-core"
import { expect } from "vitest"
import type { Locale } from "../../packages/domain/src/locale.ts"
import type { ProviderDraft } from "../../packages/domain/src/provider/input.ts"
import { connect } from "../../apps/api/src/db/client.ts"
import { world } from "./browser.ts"
import { sessionCookieOf, type OwnPerson } from "./people.ts"
import type { Say } from "./words.ts"

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`)

export const control = (page: Page, path: string) =>
  field(page, path).locator("input:not([type=hidden]), textarea, select").first()

export const choose = (page: Page, path: string, answer: string) =>
  field(page, path).getByText(answer, { exact: true }).click()

export const goOn = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("provider-create:next"), exact: true }).click()

export const publish = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("provider-create:publish"), exact: true }).click()

export async function stepIs(page: Page, say: Say, step: "who" | "what" | "where" | "look") {
  await heading(page, say(`provider-create:title.${step}`)).waitFor()
}

/** What the page says about the draft beside the button. */
export async function draftIs(page: Page, state: "saved" | "failed" | "changed" | "tooLong" | "here") {
  await page.locator(`[data-draft="${state}"]`).waitFor()
}

export const profiles: Record<
  Locale,
  { headline: string; bio: string; branch: string; leaf: string; town: string }
> = {
  en: {
    headline: "I assemble furniture and do small repairs",
    bio: "Ten years of wardrobes, kitchens and shelves. I bring my own tools and a vacuum cleaner, fix everything to the wall and leave it clean.",
    branch: "Home repair",
    leaf: "Furniture assembly",
    town: "Botanica",
  },
  ru: {
    headline: "Собираю мебель и делаю мелкий ремонт",
    bio: "Десять лет собираю шкафы, кухни и полки. Приезжаю со своими инструментами и пылесосом, креплю всё к стене и оставляю после себя чистоту.",
    branch: "Ремонт",
    leaf: "Сборка мебели",
    town: "Ботаника",
  },
  ro: {
    headline: "Montez mobilă și fac reparații mărunte",
    bio: "Zece ani de dulapuri, bucătării și rafturi. Vin cu sculele mele și cu aspirator, fixez totul pe perete și las curat în urma mea.",
    branch: "Reparații",
    leaf: "Asamblare mobilă",
    town: "Botanica",
  },
}

export async function fillWho(page: Page, say: Say, locale: Locale) {
  await stepIs(page, say, "who")
  await control(page, "headline").fill(profiles[locale].headline)
  await control(page, "bio").fill(profiles[locale].bio)
}

export async function fillWhat(page: Page, say: Say, locale: Locale) {
  const { branch, leaf } = profiles[locale]
  await stepIs(page, say, "what")
  await field(page, "categoryIds").getByText(branch).first().click()
  await page.getByText(leaf, { exact: true }).click()
  await page.getByRole("checkbox", { name: leaf, checked: true }).waitFor({ state: "attached" })
}

export async function fillWhere(page: Page, say: Say, locale: Locale) {
  await stepIs(page, say, "where")
  await choose(page, "mode", say("provider-create:mode.in_person"))
  await field(page, "placeId").getByRole("combobox").fill("botanica")
  await page.getByRole("option", { name: profiles[locale].town }).first().click()
  await page.getByRole("button", { name: say("provider-create:when.workdays") }).click()
}

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drawn by the browser itself. */
export async function draw(page: Page, name = "me.png", colour = "teal"): Promise<Picture> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas")
    canvas.width = 400
    canvas.height = 300
    const pen = canvas.getContext("2d")
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 400, 300)
    return canvas.toDataURL("image/png")
  }, colour)
  return { name, mimeType: "image/png", buffer: Buffer.from(url.split(",")[1] ?? "", "base64") }
}

/** The account's own picture, chosen inside the wizard. */
export async function addAvatar(page: Page, say: Say) {
  await field(page, "avatar")
    .locator("input[type=file]")
    .setInputFiles(await draw(page))
  await page.getByRole("button", { name: say("account:avatar.crop.save") }).click()
  await field(page, "avatar").locator("img").waitFor()
}

async function call<Answer>(person: OwnPerson, path: string, input: object): Promise<Answer> {
  const answer = await fetch(`${world.apiUrl}/trpc/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: world.webUrl,
      cookie: await sessionCookieOf(person),
    },
    body: JSON.stringify(input),
  })
  const body = (await answer.json()) as { result?: { data: Answer } }
  expect(body.result, `${path} was answered ${answer.status}: ${JSON.stringify(body)}`).toBeDefined()
  return (body.result as { data: Answer }).data
}

async function leafId(slug: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ id: slug }))
  const answer = await fetch(`${world.apiUrl}/trpc/category.getById?input=${input}`)
  return ((await answer.json()) as { result: { data: { id: string } } }).result.data.id
}

/** A draft that lacks nothing but what is asked to be different. */
export async function aProfile(person: OwnPerson, draft: ProviderDraft = {}) {
  const { headline, bio } = profiles.en
  const categoryIds = [await leafId("furniture-assembly")]
  const whole: ProviderDraft = { headline, bio, categoryIds, mode: "remote", spokenLanguages: ["en"] }
  return call<{ id: string }>(person, "provider.create", { payload: { ...whole, ...draft } })
}

/** With a picture, and out in the lists. */
export async function aPublishedProfile(person: OwnPerson, draft: ProviderDraft = {}) {
  const { id } = await aProfile(person, draft)
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query("update users set image = $2 where id = $1", [person.id, "/apple-touch-icon.png"])
  await $client.end()
  await call(person, "provider.publish", { id })
  return id
}
