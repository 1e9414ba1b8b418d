// What an offer takes from those before it: a template, the warranty and the validity of the last one.
import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { anOwnOffer } from "../../../../test/answers/offer.ts"
import { lei } from "../../../../test/answers/task-page.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { offerWords, openForm, openTaskPage } from "../../../../test/offer-form.tsx"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"

const template: OfferTemplate = {
  id: "0192f000-0000-7000-8000-0000000000f1",
  name: "Shelves",
  text: "Hello, {client}! I can come on {day} for {price}.",
  lang: "en",
  price: lei(300),
  durationHours: 1.5,
  used: 0,
  hired: 0,
}

test("a template fills what is empty, its text follows the price, and once changed by hand the price in it still does", async () => {
  const { t, user, api, price, message, fill, send } = await openForm({
    api: { "offerTemplate.getMy": { data: [template], total: 1 }, "offer.create": anOwnOffer() },
  })
  const choice = await screen.findByLabelText(t("offer:template.label"))
  await user.selectOptions(choice, "Shelves")
  const day = t("offer:template.anyDay")
  expect(message().value).toBe(`Hello, Vera! I can come on ${day} for 300\u00a0lei.`)
  expect([price().value, screen.getByLabelText<HTMLInputElement>(t("offer:duration")).value]).toEqual([
    "300",
    "1.5",
  ])
  fill(t("offer:price"), "350")
  await waitFor(() => expect(message().value).toContain("350\u00a0lei"))
  fill(t("offer:message", { name: "Vera" }), `${message().value} See you.`)
  fill(t("offer:price"), "")
  expect(message().value).toContain("350\u00a0lei")
  fill(t("offer:price"), "380")
  await waitFor(() => expect(message().value).toContain("for 380\u00a0lei. See you."))
  await send()
  await waitFor(() =>
    expect(api.calls("offer.create")[0]?.payload).toMatchObject({ templateId: template.id, price: lei(380) }),
  )
})

test("a template in another language says day and price in its own", async () => {
  const romanian = { ...template, text: "Vin {day}, {price}.", lang: "ro" } as const
  const { t, user, message, fill } = await openForm({
    api: { "offerTemplate.getMy": { data: [romanian], total: 1 } },
  })
  await user.selectOptions(await screen.findByLabelText(t("offer:template.label")), "Shelves")
  expect(message().value).toBe("Vin …, 300\u00a0MDL.")
  fill(t("offer:price"), "1350,50")
  await waitFor(() => expect(message().value).toBe("Vin …, 1.350,50\u00a0MDL."))
})

test("a template names the task in its own language where the client has translated it", async () => {
  const translation = {
    title: "Montat trei rafturi",
    description: "Trei rafturi pe un perete.",
    isOlder: false,
  }
  const shown = { ...openTaskPage, task: { ...openTaskPage.task, translations: { ro: translation } } }
  const templates = (["ro", "ru"] as const).map((lang) => ({
    ...template,
    id: lang,
    name: lang,
    text: "{task}",
    lang,
  }))
  const { t, user, message } = await openForm({
    shown,
    api: { "offerTemplate.getMy": { data: templates, total: 2 } },
  })
  const choice = await screen.findByLabelText(t("offer:template.label"))
  await user.selectOptions(choice, "ro")
  expect(message().value).toBe(translation.title)
  await user.selectOptions(choice, "ru")
  await waitFor(() => expect(message().value).toBe(shown.task.title))
})

test("a template takes the place of a message only after a yes, and never of a price", async () => {
  const { t, user, price, message, fillWhole } = await openForm({
    api: { "offerTemplate.getMy": { data: [template], total: 1 } },
  })
  fillWhole()
  const choice = await screen.findByLabelText(t("offer:template.label"))
  await user.selectOptions(choice, "Shelves")
  await user.click(await screen.findByRole("button", { name: t("ui:cancel") }))
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect(message().value).toBe(offerWords)
  await user.selectOptions(choice, "Shelves")
  await user.click(await screen.findByRole("button", { name: t("offer:template.replaceYes") }))
  await waitFor(() => expect(message().value).toContain("380\u00a0lei"))
  expect(price().value).toBe("380")
})

test("the next offer starts with the warranty and the validity of the last one, for the same person", async () => {
  localStorage.setItem(
    "doable-last-offer",
    JSON.stringify({ userId: aDoer().id, form: { validDays: 14, warranty: "30" } }),
  )
  const first = await openForm({ api: { "offer.create": anOwnOffer() } })
  const warranty = () => screen.getByLabelText<HTMLInputElement>(first.t("offer:warranty")).value
  const validity = () => screen.getByLabelText<HTMLSelectElement>(first.t("offer:valid")).value
  await waitFor(() => expect([warranty(), validity()]).toEqual(["30", "14"]))
  first.fillWhole()
  first.fill(first.t("offer:warranty"), "60")
  await first.send()
  await waitFor(() => expect(localStorage.getItem("doable-last-offer")).toContain('"60"'))
  localStorage.setItem(
    "doable-last-offer",
    JSON.stringify({ userId: "other", form: { validDays: 14, warranty: "30" } }),
  )
  first.unmount()
  await openForm()
  expect([warranty(), validity()]).toEqual(["", "7"])
})
