// Two people talk: each in their own browser and language, with nothing reloaded by hand.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { hiddenMark } from "../../packages/domain/src/moderation/hidden-mark.ts"
import { contextOf, openAs, toast } from "../world/account-world.ts"
import { hydrated, stopClock } from "../world/browser-ready.ts"
import { visit, watchFaults, withBrowser } from "../world/browser.ts"
import { aProfileOf, aTalk, bubble, log, says, saysMuch, textsOf, write } from "../world/chat-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const [en, ru, ro] = [wordsOf("en"), wordsOf("ru"), wordsOf("ro")]
const waiting = (page: Page, text: string) =>
  log(page).locator("[data-outgoing=waiting]").filter({ hasText: text })
const isCreate = (url: URL) => url.pathname.startsWith("/trpc/message.create")

test("what one says stands with the other at once, counted until it is read; a broken connection loses and doubles nothing", async () => {
  const talk = await aTalk({ kind: "direct" })
  const profile = await aProfileOf(talk.doer)
  const nina = await openAs(talk.customer, profile, { locale: "ru" })
  const ion = await openAs(talk.doer, "/how-it-works", { locale: "ro" })
  const faults = watchFaults(ion)

  // A first word from the profile goes on in the chat.
  await nina.getByRole("button", { name: ru("provider-profile:write") }).click()
  const dialog = nina.getByRole("dialog")
  await dialog.getByRole("textbox", { name: ru("chat:direct.label") }).fill("Ключ не поворачивается")
  await dialog.getByRole("button", { name: ru("chat:send") }).click()
  await nina.waitForURL("**/chat?c=*")
  await bubble(nina, "Ключ не поворачивается").getByText(ru("chat:sent")).waitFor({ state: "attached" })

  // Header, filter and row say that one waits; reading takes it away everywhere.
  const banner = ion.getByRole("banner")
  await banner.getByRole("link", { name: ro("shell:chatUnread", { count: 1 }) }).click()
  await ion.waitForURL("**/chat")
  const direct = ion.getByRole("link", {
    name: ro("chat:waiting", { filter: ro("chat:filter.direct"), number: 1 }),
  })
  await direct.waitFor()
  const row = ion.getByRole("navigation", { name: ro("chat:list") }).getByRole("link", { name: "Nina G." })
  await row.getByText(ro("chat:unread", { count: 1 })).waitFor({ state: "attached" })
  await row.click()
  await bubble(ion, "Ключ не поворачивается").waitFor()
  await direct.waitFor({ state: "detached" })
  await bubble(nina, "Ключ не поворачивается").getByText(ru("chat:read")).waitFor({ state: "attached" })
  await banner.getByRole("link", { name: ro("shell:chat"), exact: true }).waitFor()

  // Contacts are hidden before a hire; a picture is for the two alone.
  await ion.locator("input[type=file]").setInputFiles(["apps/web/public/icon-192.png"])
  await ion.getByRole("button", { name: ro("chat:removeFile", { name: "icon-192.png" }) }).waitFor()
  await write(ion, ro, "Nina", "Vin azi. Sunați la 069 123 456")
  const picture = bubble(nina, `Vin azi. Sunați la ${hiddenMark}`).getByRole("link", {
    name: ru("chat:openPhoto", { name: "icon-192.png" }),
  })
  await picture.waitFor()
  const shown = () => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(shown).toBe(192)
  const url = (await picture.getAttribute("href")) ?? ""
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(url.split("?")[0] ?? "")).status).toBe(404)
  await ion.getByText(ro("chat:hiddenNow", { count: 1 })).waitFor()

  // The first answer gets lost on its way, then nothing goes out any more.
  let lost = 0
  await nina.route(isCreate, async (route) => {
    lost += 1
    if (lost === 1) await route.fetch()
    await route.abort()
  })
  await write(nina, ru, "Ion", "Только один раз")
  await write(nina, ru, "Ion", "Потом это")
  await bubble(ion, "Только один раз").waitFor()
  await nina.getByText(ru("chat:offline")).waitFor()
  await nina.reload()
  await hydrated(nina)
  await waiting(nina, "Потом это").waitFor()
  await write(ion, ro, "Nina", "Mai sunteți acolo?")
  await bubble(nina, "Mai sunteți acolo?").waitFor()
  await nina.unroute(isCreate)
  await bubble(ion, "Потом это").waitFor()
  await waiting(nina, "Потом это").waitFor({ state: "detached" })
  await nina.getByText(ru("chat:offline")).waitFor({ state: "detached" })
  const said = (await textsOf(talk)).filter((text) => /[а-я]{4}|Mai/.test(text))
  expect(said).toEqual(["Ключ не поворачивается", "Только один раз", "Mai sunteți acolo?", "Потом это"])

  // Taken back, it goes for both.
  await bubble(nina, "Потом это").hover()
  await bubble(nina, "Потом это")
    .getByRole("button", { name: ru("chat:delete") })
    .click()
  await nina
    .getByRole("alertdialog")
    .getByRole("button", { name: ru("chat:delete") })
    .click()
  await bubble(ion, "Потом это").waitFor({ state: "detached" })
  expect(faults).toEqual([])
})

test("a long talk is read upwards without a jump, news below moves nothing, and without scripts it opens at its end", async () => {
  const talk = await aTalk({ title: "Trim the old pear tree" })
  await saysMuch(talk, talk.doer, 100)
  const still = await (await contextOf(talk.customer, { scripts: false })).newPage()
  await visit(still, talk.path)
  const isInSight = () =>
    bubble(still, "Message number 100").evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isInSight).toBe(true)
  await still.getByRole("searchbox").fill("pear tree")
  await still.getByRole("searchbox").press("Enter")
  await still.waitForURL("**/chat?*q=pear*")
  await still.getByRole("link", { name: "Trim the old pear tree" }).waitFor()

  const nina = await openAs(talk.customer, talk.path)
  await bubble(nina, "Message number 100").waitFor()
  const box = nina.getByRole("region", { name: en("chat:log", { name: "Ion R." }) }).last()
  const top = (text: string) =>
    bubble(nina, text)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().top))
  // The oldest that is here comes into sight, and those before it come above it.
  await bubble(nina, "Message number 71").scrollIntoViewIfNeeded()
  const before = await top("Message number 71")
  await bubble(nina, "Message number 41").waitFor({ state: "attached" })
  await expect.poll(() => top("Message number 71")).toBe(before)
  await says(talk, talk.doer, "News from below")
  const newest = nina.getByRole("button", { name: en("chat:newest", { count: 1 }) })
  await newest.waitFor()
  await expect.poll(() => top("Message number 71")).toBe(before)
  await newest.click()
  await expect.poll(() => box.evaluate((own) => Math.abs(own.scrollTop))).toBeLessThan(2)
  await expect.poll(() => bubble(nina, "News from below").isVisible()).toBe(true)
})

test("on a phone a short word lies over the talk, and not over where one writes", async () => {
  const talk = await aTalk({ kind: "direct" })
  const page = await (await contextOf(talk.customer, { width: 390 })).newPage()
  await page.clock.install()
  await visit(page, talk.path)
  const menu = page.getByRole("button", { name: en("chat:moreActions") }).last()
  await menu.click()
  await page
    .getByRole("button", { name: en("chat:block.action") })
    .last()
    .click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: en("chat:block.action") })
    .click()
  await page.getByText(en("refusal:user_blocked")).first().waitFor()
  await menu.click()
  const undo = page.getByRole("button", { name: en("chat:block.undo") }).last()
  await undo.hover()
  // However slow the machine, the word stays until it was looked at.
  await stopClock(page)
  await undo.click()
  const overlap = async () => {
    await page.clock.runFor(1)
    return page.evaluate(() => {
      const [word, field] = ["[data-toast]", ".chat-composer"].map((which) =>
        document.querySelector(which)?.getBoundingClientRect(),
      )
      return word && field && (word.bottom <= field.top ? "apart" : "over it")
    })
  }
  await expect.poll(overlap).toBe("apart")
  await toast(page, en("chat:block.undone")).waitFor()
})
