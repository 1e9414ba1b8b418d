// Reviews where they are read: on the profile of a doer, beside a client's task, on one's own page.
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { newDoer } from "../world/doer-world.ts"
import { examine } from "../walk/examine.ts"
import { postTask } from "../world/task-world.ts"
import { doneTask, moreReviews, review } from "../world/work-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const [en, ru, ro] = [wordsOf("en"), wordsOf("ru"), wordsOf("ro")]
const keys = dictionaryKeys()

async function reviewedDoer(name: string) {
  const client = await newPerson("Vera Reader")
  const doer = await newDoer(name)
  const taskId = await doneTask(client, doer, `Carry a box for ${name}`)
  await review(client, taskId, {
    rating: 5,
    sub: { quality: 5, value: 4 },
    text: "The first of all.",
    lang: "en",
  })
  await review(doer, taskId, { rating: 4, sub: { payment: 5 }, text: "Paid at once.", lang: "en" })
  return { client, doer, taskId, path: `/providers/${doer.profileId}` }
}

test("without scripts the reviews of a doer are summed up, chosen by stars and language, and paged", async () => {
  const { path, taskId } = await reviewedDoer("Ion Read")
  await moreReviews(taskId, [
    ...Array.from({ length: 9 }, (_, n) => ({ rating: 5, text: `Good work ${n}`, lang: "en" as const })),
    { rating: 2, text: "Опоздал на час.", lang: "ru" },
  ])
  const page = await openPage({ locale: "ro", scripts: false })
  await visit(page, path)
  const section = page.locator("#reviews")
  await section.getByText("4,7").waitFor()
  await section.getByText(ro("provider-profile:stats.reviews", { count: 11 })).waitFor()
  const cards = section.getByRole("article")
  await expect.poll(() => cards.count()).toBe(8)
  await section.getByRole("link", { name: ro("ui:next") }).click()
  await expect.poll(() => cards.count()).toBe(3)

  const bar = (mark: number, count: number) => ro("provider-profile:reviews.stars", { mark, count })
  await section.getByText(bar(4, 0)).waitFor({ state: "attached" })
  await expect.poll(() => section.getByRole("link", { name: bar(4, 0) }).count()).toBe(0)
  await section.getByRole("link", { name: bar(2, 1) }).click()
  await section.getByText("Опоздал на час.").waitFor()
  await expect.poll(() => cards.count()).toBe(1)
  await expect.poll(() => new URL(page.url()).search).toBe("?stars=2")
  await section.getByRole("link", { name: ro("task:language.en") }).click()
  await section.getByText(ro("provider-profile:reviews.noneSuch")).waitFor()
  await section.getByRole("link", { name: ro("provider-profile:reviews.showAll") }).click()
  await expect.poll(() => cards.count()).toBe(8)

  const told = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.parse(told ?? "{}") as {
    "@graph": { "@type": string; aggregateRating?: object; review?: object[] }[]
  }
  const service = graph["@graph"].find((node) => node["@type"] === "Service")
  expect(service?.aggregateRating).toMatchObject({ ratingValue: 4.73, reviewCount: 11 })
  expect(service?.review).toHaveLength(8)
})

test("the doer replies on the own profile, the client adds to it there, and a choice of stars leads to what it shows", async () => {
  const { client, doer, path } = await reviewedDoer("Ion Reply")
  const maker = await openAs(doer, path, { locale: "ru" })
  const faults = watchFaults(maker)
  await maker.getByRole("button", { name: ru("review:reply.open") }).click()
  await maker.getByLabel(ru("review:reply.label")).fill("Спасибо за доверие.")
  await maker.getByRole("button", { name: ru("review:reply.send") }).click()
  await toast(maker, ru("review:reply.done")).waitFor()
  await maker.getByText("Спасибо за доверие.").waitFor()

  const reader = await openAs(client, path, { width: 390 })
  const section = reader.locator("#reviews")
  await section.getByRole("button", { name: en("review:add.open") }).click()
  await section.getByLabel(en("review:add.label")).fill("Still stands after a year.")
  await section.getByRole("button", { name: en("review:add.send") }).click()
  await section.getByText("Still stands after a year.").waitFor()
  const five = section.getByRole("link", {
    name: en("provider-profile:reviews.stars", { mark: 5, count: 1 }),
  })
  await five.click()
  await expect.poll(() => new URL(reader.url()).search).toBe("?stars=5")
  await expect.poll(() => five.getAttribute("aria-current")).toBe("true")
  const shown = section.getByText(en("provider-profile:reviews.shown", { shown: 1, count: 1 }))
  const isSeen = () =>
    shown.evaluate((line) => {
      const { top } = line.getBoundingClientRect()
      return top > 0 && top < innerHeight
    })
  await expect.poll(isSeen).toBe(true)
  await section.getByRole("link", { name: en("provider-profile:reviews.showAll") }).click()
  await expect.poll(() => new URL(reader.url()).search).toBe("")
  expect(await examine(reader, { locale: "en", keys })).toEqual([])
  expect(faults).toEqual([])
})

test("what doers say of a client is read beside the client's task and on the client's own page", async () => {
  const { client } = await reviewedDoer("Ion Client")
  const path = `/tasks/${await postTask(client, { title: "Carry a mirror, carefully" })}`
  const page = await openPage({ locale: "ru" })
  await visit(page, path)
  await hydrated(page)
  const faults = watchFaults(page)
  await page
    .getByText(ru("fields:ratingOfReviews", { figure: "4,0", count: 1 }))
    .waitFor({ state: "attached" })
  const opener = page.getByRole("button", { name: ru("taskPage:client.reviews") })
  await opener.click()
  await page.getByRole("dialog").getByText("Paid at once.").waitFor()
  expect(await examine(page, { locale: "ru", keys })).toEqual([])
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(faults).toEqual([])

  const own = await openAs(client, "/profile")
  await own.getByRole("button", { name: en("profile:read") }).click()
  const sheet = own.getByRole("dialog")
  await sheet.getByRole("button", { name: en("review:reply.open") }).click()
  await sheet.getByLabel(en("review:reply.label")).fill("Thank you for the care.")
  await sheet.getByRole("button", { name: en("review:reply.send") }).click()
  await sheet.getByText("Thank you for the care.").waitFor()
})

test("one's own page names the work that waits for a review, and leads to it", async () => {
  const client = await newPerson("Vera Pending")
  const doer = await newDoer("Ion Pending")
  await doneTask(client, doer, "Carry a parcel home")
  const page = await openAs(doer, "/profile", { locale: "ro", width: 390 })
  const pending = page.getByRole("region", { name: ro("review:pending.title") })
  await pending.getByText("Carry a parcel home").waitFor()
  expect(await examine(page, { locale: "ro", keys })).toEqual([])
  await pending.getByRole("link", { name: ro("review:send") }).click()
  await page.getByRole("heading", { name: ro("review:how", { name: "Vera" }) }).waitFor()
})
