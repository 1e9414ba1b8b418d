import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDoerOverview } from "../../../../test/answers/dashboard.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { described } from "../../../../test/described.ts"
import { refused, type Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"

const aTemplate = (given: Partial<OfferTemplate> = {}): OfferTemplate => ({
  id: "0192f000-0000-7000-8000-0000000000f1",
  name: "Shelves",
  text: "Hello, {client}. I come on {day}.",
  lang: "en",
  price: { amount: 780_00, currency: "MDL" },
  durationHours: 1.5,
  used: 0,
  hired: 0,
  ...given,
})
const doors = aTemplate({ id: "0192f000-0000-7000-8000-0000000000f2", name: "Doors", used: 14, hired: 8 })

const open = async (data: OfferTemplate[], api: Answers = {}, locale: "en" | "ru" = "en") => {
  const rendered = await renderPage("/providers/dashboard?tab=templates", {
    as: aDoer(),
    locale,
    api: {
      "restriction.getCurrent": { current: null, suspension: null },
      "provider.getDashboard": aDoerOverview(),
      "offerTemplate.getMy": { data, total: data.length },
      ...api,
    },
  })
  const { t } = rendered
  const field = (name: "name" | "text" | "price" | "takes") =>
    screen.getByLabelText<HTMLInputElement>(t(`provider-dashboard:templates.${name}`))
  const press = (name: "save" | "delete" | "discard") =>
    rendered.user.click(screen.getByRole("button", { name: t(`provider-dashboard:templates.${name}`) }))
  return { ...rendered, field, press }
}

test("a first template is written with gaps, shown as an offer, and saved in the names that are stored", async () => {
  const made = aTemplate({ price: null, durationHours: null })
  const { t, user, api, address, field, press } = await open([], { "offerTemplate.create": made }, "ru")
  await user.type(field("name"), "Полки")
  await user.type(field("text"), "Здравствуйте, ")
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:templates.gap.client") }))
  await waitFor(() => expect(document.activeElement).toBe(field("text")))
  await user.keyboard(".")
  const sample = t("provider-dashboard:templates.sample.client")
  screen.getByText(`Здравствуйте, ${sample}.`)
  api.answer({ "offerTemplate.getMy": { data: [made], total: 1 } })
  await press("save")
  await waitFor(() =>
    expect(api.calls("offerTemplate.create")).toEqual([
      {
        payload: {
          name: "Полки",
          text: "Здравствуйте, {client}.",
          lang: "ru",
          price: null,
          durationHours: null,
        },
      },
    ]),
  )
  await screen.findByText(t("provider-dashboard:templates.saved"))
  expect(address()).toContain(`template=${made.id}`)
})

test("an empty one says at each field what is missing, and sends nothing", async () => {
  const { t, api, user, field, press } = await open([])
  await user.type(field("takes"), "long")
  await press("save")
  for (const name of ["name", "text"] as const) {
    const [begin = ""] = t(`provider-dashboard:templates.problem.${name}`).split("{{")
    expect(described(field(name))).toContain(begin)
  }
  expect(field("takes").getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(field("name"))
  expect(api.calls("offerTemplate.create")).toEqual([])
})

test("the list says how often each was used, and leads to each", async () => {
  const { t, user, field } = await open([doors, aTemplate()])
  const list = within(screen.getByRole("navigation", { name: t("provider-dashboard:templates.list") }))
  const [first, second] = list.getAllByRole("link")
  expect(first?.textContent).toBe("DoorsUsed 14 times, hired 8 times")
  expect(first?.getAttribute("aria-current")).toBe("page")
  expect(second?.textContent).toBe(`Shelves${t("provider-dashboard:templates.unused")}`)
  await user.click(second as HTMLElement)
  await waitFor(() => expect(field("name").value).toBe("Shelves"))
  expect([field("text").value, field("price").value, field("takes").value]).toEqual([
    "Hello, {client’s name}. I come on {day}.",
    "780",
    "1.5",
  ])
})

test("what was typed is kept through a refusal and a look at another one, and can be discarded", async () => {
  const { t, user, field, press } = await open([doors, aTemplate()], {
    "offerTemplate.update": () => {
      throw refused("template_not_found")
    },
  })
  await user.clear(field("name"))
  await user.type(field("name"), "Wide doors")
  await press("save")
  await screen.findByText(t("refusal:template_not_found"))
  await user.click(screen.getByRole("link", { name: /^Shelves/ }))
  await waitFor(() => expect(field("name").value).toBe("Shelves"))
  await user.click(screen.getByRole("link", { name: /^Doors/ }))
  await waitFor(() => expect(field("name").value).toBe("Wide doors"))
  await press("discard")
  expect(field("name").value).toBe("Doors")
})

test("deleting asks first", async () => {
  const { t, user, api, press } = await open([doors], { "offerTemplate.delete": { id: doors.id } })
  await press("delete")
  const dialog = await screen.findByRole("alertdialog")
  within(dialog).getByText(t("provider-dashboard:templates.askDelete", { name: "Doors" }))
  api.answer({ "offerTemplate.getMy": { data: [], total: 0 } })
  await user.click(within(dialog).getByRole("button", { name: t("provider-dashboard:templates.delete") }))
  await waitFor(() => expect(api.calls("offerTemplate.delete")).toEqual([{ id: doors.id }]))
  await screen.findByText(t("provider-dashboard:templates.lead"))
})

test("a gap that we don't know is named under the message, and a new template begins at its name", async () => {
  const { t, user, field } = await open([doors])
  await user.click(screen.getByRole("link", { name: t("provider-dashboard:templates.new") }))
  await waitFor(() => expect(document.activeElement).toBe(field("name")))
  expect(field("name").value).toBe("")
  await user.type(field("text"), "Hello, {{nobody}, on {{day}.")
  const note = t("provider-dashboard:templates.unknownGap", { gap: "{nobody}" })
  expect(screen.getByText(note).closest("[aria-live=polite]")).not.toBeNull()
  expect(described(field("text"))).toContain(note)
  await user.clear(field("text"))
  expect(screen.queryByText(note)).toBeNull()
})
