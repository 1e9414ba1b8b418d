// People see news right away in every tab, on the phone and in an email, and each links to it.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { aTask } from "../../apps/api/test/task-factories.ts"
import { contextOf, linkTo, newPerson } from "../world/account-world.ts"
import { openContext, openPage, visit, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import {
  badgeText,
  bell,
  detail,
  many,
  notify,
  onlyPushed,
  openPanel,
  panel,
  rows,
} from "../world/notification-world.ts"
import { offerOf } from "../world/offer-world.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const say = wordsOf("ro")

test("[N01] [N04] [N07] an offer rings in both tabs and on the phone, is read in one of them, and the letter leads to it", async () => {
  const client = await newPerson("Maria Bell-Story")
  const doer = await newDoer("Ion Bell-Story")
  const title = "Carry a bell up to the fifth floor"
  // Straight into the table: the client has logged in nowhere yet, so nothing is told of a new device.
  const { id: taskId } = await withDatabase((db) => aTask(db, client, { title }))
  await notify(client.id, many(12, { isRead: true }))

  const context = await contextOf(client, { locale: "ro", motion: true })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await onlyPushed(context, async () => {
    await visit(first, `/tasks/${taskId}?tab=offers`)
    await visit(second, "/account?section=notifications")
  })
  const onPhone = await openContext({ locale: "ro", width: 390 })
  await onPhone.addCookies(await context.cookies())
  const phone = await onPhone.newPage()
  await onlyPushed(onPhone, () => visit(phone, "/how-it-works"))
  const pages = [first, second, phone]
  for (const page of pages) expect(await badgeText(page)).toBe("")
  const [moves, phoneMoves] = [await movesOfTheBell(first), await movesOfTheBell(phone)]

  await offerOf(doer, taskId)
  for (const page of pages) await expect.poll(() => badgeText(page)).toBe("1")
  const said = say("shell:bellRose", { count: 1 })
  await first.getByRole("banner").getByText(said, { exact: true }).waitFor({ state: "attached" })
  await expect.poll(moves).toEqual(["1s", "1s"])
  // With reduced motion, only the number changes.
  expect(await phoneMoves()).toEqual([])
  await first.getByText("I have carried forty sofas").waitFor()
  await rows(second).first().getByText(title).waitFor()

  await openPanel(first)
  await rows(first).nth(9).waitFor()
  const list = panel(first).locator("[aria-busy]")
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(400)
  // A long message takes two lines of a compact row.
  const message = rows(first).nth(1).getByText("as they were stored")
  await expect.poll(async () => (await message.boundingBox())?.height).toBeLessThanOrEqual(42)
  await openPanel(phone)
  const box = await panel(phone).boundingBox()
  expect([box?.x, box?.width]).toEqual([8, 374])

  await first.keyboard.press("ArrowDown")
  await first.keyboard.press("Enter")
  await detail(first).getByText(title).first().waitFor()
  await first.keyboard.press("Escape")
  await detail(first).waitFor({ state: "detached" })
  await expect.poll(() => bell(first).evaluate((own) => own === document.activeElement)).toBe(true)
  for (const page of pages) await expect.poll(() => badgeText(page)).toBe("")

  await rows(second).first().click()
  await detail(second).getByText(title).first().waitFor()
  await detail(second).getByRole("link").click()
  await second.waitForURL(`**/tasks/${taskId}**`)

  await visit(phone, await linkTo(client.email, /\/tasks\//))
  await phone.getByRole("heading", { level: 1, name: title }).waitFor()
  await stopsByLetter(client.email)
  await signsOutEverywhere(first, second)
})

/** Without scripts and without logging in. */
async function stopsByLetter(email: string) {
  const page = await openPage({ scripts: false, locale: "ro" })
  await visit(page, await linkTo(email, /unsubscribe/))
  for (const [press, says] of [
    ["ask", "stopped"],
    ["stopped", "resumed"],
  ] as const) {
    await page
      .getByRole("main")
      .getByRole("button", { name: say(`letters:${press}.submit`) })
      .click()
    await page.getByRole("heading", { level: 1, name: say(`letters:${says}.title`) }).waitFor()
  }
}

/** Who logs out in one tab is logged out in all, and who logs in next is another person everywhere. */
async function signsOutEverywhere(first: Page, second: Page) {
  const next = await newPerson("Ion Next-Story")
  await notify(next.id, many(2))
  await first.context().unroute("**/trpc/notification.getUnreadCount")
  await visit(first, "/how-it-works")
  await first.getByRole("button", { name: say("shell:accountMenu", { name: "Maria Bell-Story" }) }).click()
  await first.getByRole("button", { name: say("shell:logOut") }).click()
  await first
    .getByRole("alertdialog")
    .getByRole("button", { name: say("shell:logOut") })
    .click()
  await second
    .getByRole("banner")
    .getByRole("link", { name: say("shell:logIn") })
    .waitFor()
  await expect.poll(() => bell(second).count()).toBe(0)
  await visit(first, "/signin")
  await first.getByLabel(say("signin:email"), { exact: true }).fill(next.email)
  await first.getByLabel(say("signin:password"), { exact: true }).fill(next.password)
  await first
    .getByRole("main")
    .getByRole("button", { name: say("signin:submit"), exact: true })
    .click()
  await second.getByRole("button", { name: say("shell:accountMenu", { name: next.name }) }).waitFor()
  await expect.poll(() => badgeText(second)).toBe("2")
}

test("the page comes with the number, and without scripts the bell leads to the list, which is all there", async () => {
  const person = await newPerson()
  await notify(person.id, many(3))
  const page = await openPage({ as: person, scripts: false, locale: "ru" })
  await visit(page, "/how-it-works")
  await expect
    .poll(() => bell(page).getAttribute("aria-label"))
    .toBe(wordsOf("ru")("shell:bellUnread", { count: 3 }))
  await bell(page).click()
  await page.waitForURL("**/account?section=notifications")
  await page.getByRole("link", { name: "Notice 3" }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(3)
})

/** How long each movement of the bell takes, noted as it starts: looked at later, it might be over. */
async function movesOfTheBell(page: Page) {
  await bell(page).evaluate((own) => {
    const moves: string[] = []
    Object.assign(own, { moves })
    own.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element) moves.push(getComputedStyle(target).animationDuration)
    })
  })
  return () => bell(page).evaluate((own) => (own as unknown as { moves: string[] }).moves)
}
