// What two people agreed on changes only when both want it, and neither has to reload for it.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { dictionaryKeys } from "../../walk/dictionary-keys.ts"
import { examine } from "../../walk/examine.ts"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { lei, press, startedJob, talkOf } from "../../world/work-world.ts"
import { wordsOf, type Say } from "../../world/words.ts"

withBrowser()

const ro = wordsOf("ro")

const requestsOn = (page: Page, say: Say) => page.getByRole("region", { name: say("job:request.title") })

async function askFor(page: Page, say: Say, kind: "price" | "schedule" | "scope") {
  await press(page, say("job:exits.change"))
  const dialog = page.getByRole("dialog", { name: say("job:exits.change") })
  await dialog.getByRole("radio", { name: say(`job:exits.${kind}`), exact: true }).check()
  return dialog
}

test("a price goes up from the chat, far down with a second typing, and both compare what they agreed", async () => {
  const [client, doer] = [await newPerson("Vera Price-Story"), await newDoer("Ion Price-Story")]
  const id = await startedJob(client, doer, "Carry a piano up to floor four")
  const owner = await openAs(client, `/chat?c=${await talkOf(id)}`, { locale: "ro" })
  const maker = await openAs(doer, `/tasks/${id}`, { locale: "ro", width: 390 })
  const faults = [watchFaults(owner), watchFaults(maker)]

  // Up: asked for on the page of the job, accepted in the chat.
  const more = await askFor(maker, ro, "price")
  await more.getByLabel(ro("job-forms:change.price"), { exact: true }).fill("500")
  await more.getByLabel(ro("job-forms:change.note")).fill("Scara e mai îngustă decât în poze.")
  await press(more, ro("job-forms:change.send"))
  await toast(maker, ro("job-forms:change.sent")).waitFor()
  await requestsOn(maker, ro).getByText(ro("job:request.mine.price")).waitFor()
  const card = owner.getByRole("log").locator("[data-request]")
  await card.getByText(ro("job:request.theirs.price", { name: "Ion" })).waitFor()
  for (const words of [lei(ro, 380), lei(ro, 500), "Scara e mai îngustă decât în poze."])
    await card.getByText(words).waitFor()
  await press(card, ro("job:request.accept"))
  await toast(owner, ro("job:request.accepted")).waitFor()
  await card.getByText(ro("job:request.status.accepted"), { exact: true }).waitFor()
  await maker.locator("#agreement").getByText(lei(ro, 500)).waitFor()
  await requestsOn(maker, ro).locator("[data-request]").waitFor({ state: "detached" })

  // Down to less than a third: the two prices that were typed have to be the same.
  await owner
    .getByRole("link", { name: ro("chat:agreement") })
    .first()
    .click()
  await owner.locator("#agreement").getByText(lei(ro, 500)).waitFor()
  const less = await askFor(owner, ro, "price")
  const price = less.getByLabel(ro("job-forms:change.price"), { exact: true })
  const again = less.getByLabel(ro("job-forms:change.typeAgain"))
  await price.fill("140")
  await again.fill("104")
  await press(less, ro("job-forms:change.send"))
  await less.getByText(ro("refusal:price_confirmation_differs")).first().waitFor()
  await expect.poll(() => price.inputValue()).toBe("140")
  await expect.poll(() => again.inputValue()).toBe("104")
  await again.fill("140")
  await press(less, ro("job-forms:change.send"))
  await toast(owner, ro("job-forms:change.sent")).waitFor()
  const asked = requestsOn(maker, ro)
  await asked.getByText(ro("job:request.theirs.price", { name: "Vera" })).waitFor()
  await press(asked, ro("job:request.accept"))
  await owner.locator("#agreement").getByText(lei(ro, 140)).waitFor()

  for (const page of [owner, maker]) {
    await page.getByRole("link", { name: ro("job:versions.compare", { number: 3 }) }).click()
    const versions = page.getByRole("region", { name: ro("agreement:table") })
    const column = (number: number) =>
      versions.getByRole("columnheader", { name: ro("agreement:version", { number }) })
    await column(3).getByText(ro("agreement:inForce")).waitFor()
    await column(1).getByText(ro("agreement:hire")).waitFor()
    for (const sum of [380, 500, 140]) await versions.getByText(lei(ro, sum), { exact: true }).waitFor()
    // Three versions are wider than a phone.
    expect(await examine(page, { locale: "ro", keys: dictionaryKeys() })).toEqual([])
  }
  expect(faults.flat()).toEqual([])
})
