// A connection that breaks in the middle: nothing that was written is lost, nothing is said twice.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { withBrowser, world } from "../world/browser.ts"
import { aTalk, bubble, composer, log, says, saysMuch, textsOf, write } from "../world/chat-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
const waiting = (page: Page, text: string) =>
  log(page).locator("[data-outgoing=waiting]").filter({ hasText: text })
const isCreate = (url: URL) => url.pathname.startsWith("/trpc/message.create")
const isApi = (url: URL) => url.origin === new URL(world.apiUrl).origin

test("written while the connection is away, it waits, survives a reload, and is said once and in order", async () => {
  const talk = await aTalk()
  const nina = await openAs(talk.customer, talk.path)
  const ion = await openAs(talk.doer, talk.path)
  await nina.route(isCreate, (route) => route.abort())
  await write(nina, say, "Ion", "First")
  await write(nina, say, "Ion", "Second")
  await waiting(nina, "First").waitFor()
  await waiting(nina, "Second").waitFor()
  await nina.getByText(say("chat:offline")).waitFor()
  await nina.reload()
  await hydrated(nina)
  await waiting(nina, "Second").waitFor()
  expect(await textsOf(talk)).toEqual([])

  await nina.unroute(isCreate)
  await bubble(ion, "Second").waitFor()
  await waiting(nina, "Second").waitFor({ state: "detached" })
  await nina.getByText(say("chat:offline")).waitFor({ state: "detached" })
  await expect.poll(() => textsOf(talk)).toEqual(["First", "Second"])
})

test("an answer that never came is asked for again with the same id: the message is said once", async () => {
  const talk = await aTalk()
  const nina = await openAs(talk.customer, talk.path)
  let lost = 0
  await nina.route(isCreate, async (route) => {
    if (lost >= 2 || route.request().method() !== "POST") return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await write(nina, say, "Ion", "Only once")
  await bubble(nina, "Only once").getByText(say("chat:sent")).waitFor({ state: "attached" })
  await waiting(nina, "Only once").waitFor({ state: "detached" })
  expect(lost).toBe(2)
  expect(await textsOf(talk)).toEqual(["Only once"])
})

test("without the stream the page asks every five seconds", async () => {
  const talk = await aTalk()
  const nina = await openAs(talk.customer, "/how-it-works")
  await nina.route(
    (url) => isApi(url) && url.pathname.startsWith("/trpc/live."),
    (route) => route.abort(),
  )
  await nina.goto(talk.path)
  await hydrated(nina)
  await says(talk, talk.doer, "Do you hear me?")
  await expect.poll(() => bubble(nina, "Do you hear me?").isVisible()).toBe(true)
})

test("what was typed and not sent waits in its own conversation", async () => {
  const talk = await aTalk()
  const nina = await openAs(talk.customer, talk.path)
  await composer(nina, say, "Ion").fill("Half a sent")
  await nina.reload()
  await hydrated(nina)
  await expect.poll(() => composer(nina, say, "Ion").inputValue()).toBe("Half a sent")
})

test("three thousand messages are read upwards without a jump, and news below moves nothing", async () => {
  const talk = await aTalk()
  await saysMuch(talk, talk.doer, 3000)
  const nina = await openAs(talk.customer, talk.path)
  await bubble(nina, "Message number 3000").waitFor()
  const box = nina.getByRole("region", { name: say("chat:log", { name: "Ion R." }) }).last()
  const top = (text: string) =>
    bubble(nina, text)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().top))

  // The oldest that is here comes into sight, and its forerunners come above it.
  await bubble(nina, "Message number 2971").scrollIntoViewIfNeeded()
  const before = await top("Message number 2971")
  await bubble(nina, "Message number 2941").waitFor({ state: "attached" })
  await expect.poll(() => top("Message number 2971")).toBe(before)

  await says(talk, talk.doer, "News from below")
  await nina.getByRole("button", { name: say("chat:newest", { count: 1 }) }).waitFor()
  await expect.poll(() => top("Message number 2971")).toBe(before)
  await nina.getByRole("button", { name: say("chat:newest", { count: 1 }) }).click()
  await expect.poll(() => box.evaluate((own) => Math.abs(own.scrollTop))).toBeLessThan(2)
  await expect.poll(() => bubble(nina, "News from below").isVisible()).toBe(true)
})
