// Two people talk: each in their own browser and language, with nothing reloaded by hand.
import { expect, test } from "vitest"
import { hiddenMark } from "../../packages/domain/src/moderation/hidden-mark.ts"
import { contextOf, openAs, toast } from "../world/account-world.ts"
import { visit, watchFaults, withBrowser } from "../world/browser.ts"
import { aProfileOf, aTalk, bubble, composer, happens, log, says, write } from "../world/chat-world.ts"
import { newPeople } from "../world/people.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("two people talk in two languages: what one says stands with the other at once, with ticks, counts and the hire", async () => {
  const talk = await aTalk({ title: "The lock of the front door sticks" })
  const [ru, ro] = [wordsOf("ru"), wordsOf("ro")]
  const nina = await openAs(talk.customer, talk.path, { locale: "ru" })
  const ion = await openAs(talk.doer, "/chat", { locale: "ro" })
  const faults = [watchFaults(nina), watchFaults(ion)]
  await nina.getByText(ru("chat:first", { name: "Ion" })).waitFor()

  await write(nina, ru, "Ion", "Ключ не поворачивается")
  await bubble(nina, "Ключ не поворачивается").getByText(ru("chat:sent")).waitFor({ state: "attached" })
  // Ion's list stood empty.
  const row = ion.getByRole("navigation", { name: ro("chat:list") }).getByRole("link", { name: "Nina G." })
  await row.getByText("Ключ не поворачивается").waitFor()
  await row.getByText(ro("chat:unread", { count: 1 })).waitFor({ state: "attached" })
  await row.click()
  await bubble(ion, "Ключ не поворачивается").waitFor()
  await row.getByText(ro("chat:unread", { count: 1 })).waitFor({ state: "detached" })
  await bubble(nina, "Ключ не поворачивается").getByText(ru("chat:read")).waitFor({ state: "attached" })

  await write(ion, ro, "Nina", "Vin azi. Sunați la 069 123 456")
  await bubble(nina, `Vin azi. Sunați la ${hiddenMark}`).waitFor()
  await ion.getByText(ro("chat:hiddenNow", { count: 1 })).waitFor()

  await happens(talk, "hired", { price: 400_00, currency: "MDL" }, talk.customer.id)
  await log(nina)
    .getByText(ru("chat:system.hired.customer", { name: "Ion" }))
    .waitFor()
  await log(ion).getByText(ro("chat:system.hired.doer")).waitFor()
  for (const { found } of faults.map((list) => ({ found: list }))) expect(found).toEqual([])
})

test("the menu and the list say how many wait, and reading takes it away", async () => {
  const talk = await aTalk({ kind: "direct" })
  const say = wordsOf("en")
  await says(talk, talk.doer, "Good day")
  await says(talk, talk.doer, "Are you there?")
  const page = await openAs(talk.customer, "/how-it-works")
  await page.getByRole("button", { name: say("shell:accountMenu", { name: talk.customer.name }) }).click()
  await page.getByRole("link", { name: say("shell:chatUnread", { count: 2 }) }).click()
  await page.waitForURL("**/chat")
  const direct = page.getByRole("link", {
    name: say("chat:waiting", { filter: say("chat:filter.direct"), number: 2 }),
  })
  await direct.waitFor()
  await page.getByRole("link", { name: "Ion R." }).click()
  await bubble(page, "Are you there?").waitFor()
  await direct.waitFor({ state: "detached" })
  await page.getByRole("button", { name: say("shell:accountMenu", { name: talk.customer.name }) }).click()
  const link = page.getByRole("banner").getByRole("link", { name: say("shell:chat"), exact: true })
  await expect.poll(() => link.isVisible()).toBe(true)
})

test("a first word to a doer is written on the profile, and goes on in the chat", async () => {
  const [nina, ion] = await newPeople(["Nina Ghinea", "Ion Rusu"])
  if (!nina || !ion) throw new Error("no people")
  const say = wordsOf("ro")
  const path = await aProfileOf(ion)
  const page = await openAs(nina, path, { locale: "ro" })
  await page.getByRole("button", { name: say("provider-profile:write") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: say("chat:direct.label") }).fill("Lucrați și sâmbăta?")
  await dialog.getByRole("button", { name: say("chat:send") }).click()
  await page.waitForURL("**/chat?c=*")
  await bubble(page, "Lucrați și sâmbăta?").waitFor()
  const his = await openAs(ion, "/chat")
  await expect.poll(() => his.getByRole("link", { name: "Nina G." }).isVisible()).toBe(true)
})

test("a message is taken back for both, and a blocked person cannot write until the block goes", async () => {
  const talk = await aTalk()
  const say = wordsOf("en")
  const nina = await openAs(talk.customer, talk.path)
  const ion = await openAs(talk.doer, talk.path)
  await write(nina, say, "Ion", "My code is 1234")
  await bubble(ion, "My code is 1234").waitFor()
  await bubble(nina, "My code is 1234").hover()
  await bubble(nina, "My code is 1234")
    .getByRole("button", { name: say("chat:delete") })
    .click()
  await nina
    .getByRole("alertdialog")
    .or(nina.getByRole("dialog"))
    .getByRole("button", { name: say("chat:delete") })
    .click()
  await bubble(ion, say("chat:deleted")).waitFor()
  await bubble(ion, "My code is 1234").waitFor({ state: "detached" })

  const menu = async (item: "chat:block.action" | "chat:block.undo") => {
    await nina
      .getByRole("button", { name: say("chat:moreActions") })
      .last()
      .click()
    const items = nina.getByRole("group", { name: say("chat:moreActions") })
    await items.getByRole("button", { name: say(item) }).click()
  }
  await menu("chat:block.action")
  await nina
    .getByRole("alertdialog")
    .or(nina.getByRole("dialog"))
    .getByRole("button", { name: say("chat:block.action") })
    .click()
  await nina.getByText(say("refusal:user_blocked")).waitFor()
  await write(ion, say, "Nina", "Hello?")
  await log(ion).getByText(say("refusal:user_blocked")).waitFor()
  await menu("chat:block.undo")
  await composer(nina, say, "Ion").waitFor()
  await ion.getByRole("button", { name: say("chat:sendAgain") }).click()
  await expect.poll(() => bubble(nina, "Hello?").isVisible()).toBe(true)
})

test.each([390, 1440])(
  "at %i px a short word lies over the talk, and not over where one writes",
  async (width) => {
    const talk = await aTalk({ kind: "direct" })
    const say = wordsOf("en")
    await withDatabase((db) =>
      db.$client.query("insert into user_blocks (blocker_id, blocked_id) values ($1, $2)", [
        talk.customer.id,
        talk.doer.id,
      ]),
    )
    const page = await (await contextOf(talk.customer, { width, reducedMotion: true })).newPage()
    await page.clock.install()
    await visit(page, talk.path)
    const more = page.getByRole("button", { name: say("chat:moreActions") }).last()
    await more.click()
    const undo = page
      .getByRole("group", { name: say("chat:moreActions") })
      .getByRole("button", { name: say("chat:block.undo") })
    await undo.hover()
    // However slow the machine, the word stays until it was looked at.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await undo.click()
    const overlap = async () => {
      await page.clock.runFor(1)
      return page.evaluate(() => {
        const [word, field] = ["[data-sonner-toast][data-mounted=true]", ".chat-composer"].map((which) =>
          document.querySelector(which)?.getBoundingClientRect(),
        )
        return word && field && (word.bottom <= field.top ? "apart" : "over it")
      })
    }
    await expect.poll(overlap).toBe("apart")
    await toast(page, say("chat:block.undone")).waitFor()
  },
)

test("a picture and a document go with the message, private to the two", async () => {
  const talk = await aTalk()
  const say = wordsOf("en")
  const nina = await openAs(talk.customer, talk.path)
  const ion = await openAs(talk.doer, talk.path)
  await nina.locator("input[type=file]").setInputFiles(["apps/web/public/icon-192.png"])
  await nina.getByRole("button", { name: say("chat:removeFile", { name: "icon-192.png" }) }).waitFor()
  await write(nina, say, "Ion", "It looks like this")
  const picture = bubble(ion, "It looks like this").getByRole("link", {
    name: say("chat:openPhoto", { name: "icon-192.png" }),
  })
  await picture.waitFor()
  const shown = () => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(shown).toBe(192)
  const url = (await picture.getAttribute("href")) ?? ""
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(url.split("?")[0] ?? "")).status).toBe(404)
})

test("without scripts the conversation can be read from its end, and the list searched", async () => {
  const talk = await aTalk({ title: "Trim the old pear tree" })
  for (let one = 1; one <= 40; one += 1) await says(talk, talk.doer, `Line ${one}`)
  const page = await (await contextOf(talk.customer, { scripts: false })).newPage()
  await visit(page, talk.path)
  await expect.poll(() => bubble(page, "Line 40").isVisible()).toBe(true)
  const isInSight = () =>
    bubble(page, "Line 40").evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isInSight).toBe(true)
  await page.getByRole("searchbox").fill("pear tree")
  await page.getByRole("searchbox").press("Enter")
  await page.waitForURL("**/chat?*q=pear*")
  await page.getByRole("link", { name: "Trim the old pear tree" }).waitFor()
})
