import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { openAs } from "../world/account-world.ts"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { decide, newDoer } from "../world/doer-world.ts"
import { choose, control } from "../world/provider-make-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const path = "/providers/applications"

async function fillIn(page: Page, locale: Locale) {
  const say = wordsOf(locale)
  await page.getByRole("button", { name: say("provider-application:start.action") }).click()
  await page.getByLabel(say("provider-application:form.legalName")).fill("Ion Popescu")
  await page.getByLabel(say("provider-application:form.birthDate")).fill("1990-05-01")
  await page.getByLabel(say("provider-application:form.years")).fill("7")
  await page.locator("input[type=file]").first().setInputFiles("apps/web/public/icon-192.png")
  await page.getByText("icon-192.png").first().waitFor()
  await page.getByLabel(say("provider-application:form.consent")).check()
}

test("visitors read what a verification is before anything is asked of them", async () => {
  const page = await openPage({ scripts: false })
  await visit(page, path)
  await page.getByRole("heading", { name: "A badge that means something" }).waitFor()
  const signIn = page.getByRole("link", { name: "Log in to apply" })
  await expect.poll(() => signIn.getAttribute("href")).toContain("redirect=%2Fproviders%2Fapplications")
  await page.getByRole("link", { name: "My offers" }).click()
  await page.getByRole("heading", { name: "Log in to see your offers" }).waitFor()
})

test.each(["en", "ru", "ro"] as const)(
  "on a phone, in %s, a doer applies, mends what is asked for, and is verified",
  async (locale) => {
    const say = wordsOf(locale)
    const ion = await newDoer("Ion Popescu")
    const page = await openAs(ion, path, { locale, width: 390 })
    await fillIn(page, locale)
    await page.getByRole("button", { name: say("provider-application:form.send") }).click()
    await page.getByText(say("provider-application:status.submitted"), { exact: true }).waitFor()

    const note = "The picture of the passport is too dark to be read."
    await decide(ion, { decision: "request_changes", note, fields: ["idDocFileIds"] })
    await visit(page, path)
    await page.getByText(note).waitFor()
    await page
      .getByRole("listitem")
      .filter({ hasText: say("provider-application:fix.idDocFileIds") })
      .waitFor()
    await page.getByRole("button", { name: say("provider-application:form.sendAgain") }).click()
    await page.getByText(say("provider-application:status.submitted"), { exact: true }).waitFor()

    await decide(ion, { decision: "approve" })
    await visit(page, path)
    await page.getByText(say("provider-application:status.approved"), { exact: true }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "icon-192.png" }).count()).toBe(1)
  },
)

test("what is missing is said at the fields, what was typed is kept, and all of it can be taken back", async () => {
  const page = await openAs(await newDoer("Ana Rusu"), path)
  await page.getByRole("button", { name: "Begin the application" }).click()
  await page.getByLabel("Full name, as in the document").fill("Ana Rusu")
  await page.getByRole("button", { name: "Send for review" }).click()
  await page.getByText("Add a picture of your document.").waitFor()
  await page.getByText("4 things are missing").waitFor()
  await visit(page, path)
  await expect.poll(() => page.getByLabel("Full name, as in the document").inputValue()).toBe("Ana Rusu")
  await page.getByRole("button", { name: "Discard the draft" }).click()
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Discard the draft" })
    .click()
  await page.getByRole("heading", { name: "Earlier applications" }).waitFor()
  await page.getByRole("button", { name: "Begin the application" }).waitFor()
})

test("whoever shows another name than the one that was checked is told before saving, loses the badge, and may apply again", async () => {
  const say = wordsOf("en")
  const dan = await newDoer("Dan Ceban")
  const page = await openAs(dan, path)
  await fillIn(page, "en")
  await page.getByRole("button", { name: say("provider-application:form.send") }).click()
  await page.getByText(say("provider-application:status.submitted"), { exact: true }).waitFor()
  await decide(dan, { decision: "approve" })

  await visit(page, "/account")
  const name = page.getByRole("textbox", { name: say("account:personal.name") })
  await name.fill("Daniel Munteanu")
  const known = { name: "Dan Ceban" }
  await page.getByText(say("account:personal.badgeGoes", known)).waitFor()
  await name.fill("dan ceban")
  await page.getByText(say("account:personal.badgeGoes", known)).waitFor({ state: "detached" })

  await visit(page, "/providers/manage")
  const goes = page.getByText(say("provider-create:who.badgeGoes", known))
  await choose(page, "kind", say("provider-create:kind.company"))
  await goes.waitFor()
  await control(page, "companyName").fill("Ceban Construct SRL")
  await page.getByRole("button", { name: say("provider-manage:save") }).click()
  await page.getByText(say("provider-manage:nothing")).waitFor()
  await visit(page, path)
  await page.getByText(say("provider-application:now.renamed", { name: "Dan Ceban" })).waitFor()
  await page.getByRole("button", { name: say("provider-application:start.again") }).click()
  await page.getByLabel(say("provider-application:form.companyIdno")).waitFor()
  await expect.poll(() => page.getByText(say("provider-application:status.draft")).count()).toBe(1)
})
