// A doer asks to be verified, and what the answer does to the profile.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openAs } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { decide, newDoer } from "../world/doer-world.ts"
import { choose, control } from "../world/provider-form.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("ru")
const path = "/providers/applications"

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const statusIs = (page: Page, status: "submitted" | "approved") =>
  page.getByText(say(`provider-application:status.${status}`), { exact: true }).waitFor()

test("on a phone a doer applies with a document, mends what is asked for, gets the badge, and loses it with another name", async () => {
  const ion = await newDoer("Ion Popescu")
  const page = await openAs(ion, path, { locale: "ru", width: 390 })
  const faults = watchFaults(page)
  await press(page, say("provider-application:start.action"))
  await page.getByLabel(say("provider-application:form.legalName")).fill("Ion Popescu")
  await page.getByLabel(say("provider-application:form.birthDate")).fill("1990-05-01")
  await page.getByLabel(say("provider-application:form.years")).fill("7")
  await page.locator("input[type=file]").first().setInputFiles("apps/web/public/icon-192.png")
  await page.getByText("icon-192.png").first().waitFor()
  await page.getByLabel(say("provider-application:form.consent")).check()
  await press(page, say("provider-application:form.send"))
  await statusIs(page, "submitted")

  const note = "The picture of the passport is too dark to be read."
  await decide(ion, { decision: "request_changes", note, fields: ["idDocFileIds"] })
  await visit(page, path)
  await page.getByText(note).waitFor()
  await press(page, say("provider-application:form.sendAgain"))
  await statusIs(page, "submitted")

  await decide(ion, { decision: "approve" })
  await visit(page, path)
  await statusIs(page, "approved")
  const document = page.getByRole("link", { name: "icon-192.png" })
  const picture = await page.request.get((await document.getAttribute("href")) ?? "")
  expect(picture.headers()["content-type"]).toContain("image/")

  const stranger = await openPage({ locale: "ru" })
  const badge = stranger.getByText(say("provider-profile:badge.identity"), { exact: true })
  await visit(stranger, `/providers/${ion.profileId}`)
  await badge.first().waitFor()

  await visit(page, "/providers/manage")
  await choose(page, "kind", say("provider-create:kind.company"))
  await page.getByText(say("provider-create:who.badgeGoes", { name: "Ion Popescu" })).waitFor()
  await control(page, "companyName").fill("Popescu Construct SRL")
  await press(page, say("provider-manage:save"))
  await page.getByText(say("provider-manage:nothing")).waitFor()
  await visit(page, path)
  await page.getByText(say("provider-application:now.renamed", { name: "Ion Popescu" })).waitFor()
  expect(faults).toEqual([])
  await visit(stranger, `/providers/${ion.profileId}`)
  await stranger.getByRole("heading", { level: 1, name: "Popescu Construct SRL" }).waitFor()
  await expect.poll(() => badge.count()).toBe(0)
})
