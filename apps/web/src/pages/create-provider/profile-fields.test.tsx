import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aCategoryTree, assembly } from "../../../test/answers/category-tree.ts"
import { aBio, aProviderDraft } from "../../../test/answers/provider/provider.ts"
import { aPerson } from "../../../test/answers/user.ts"
import type { Input, Output } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"
import { described } from "../../../test/described.ts"
import type { Translate } from "@doable/words/translator"
import { ofCharacters } from "../../../test/of-characters.ts"

/** Names are looked for in the bar alone: over the whole page that takes its time. */
const inBar = () => within(document.querySelector<HTMLElement>("[data-bottom-bar]") ?? document.body)

/** A draft of which the server has everything but what a test leaves out. */
async function open(step: string, draft: Parameters<typeof aProviderDraft>[0], more: RenderOptions = {}) {
  const saved = ({ version }: Input<"provider.update">): Output<"provider.update"> =>
    aProviderDraft({ ...draft, own: { ...draft?.own, version: version + 1 } })
  const page = await renderPage(`/providers/create?at=${step}`, {
    as: aPerson({ image: "/me.png" }),
    ...more,
    api: {
      "category.getTree": aCategoryTree(),
      "provider.getMy": aProviderDraft(draft),
      "provider.update": saved,
      "providerService.getByProvider": { data: [], total: 0 },
      "contact.getMy": [],
      ...more.api,
    },
  })
  const goOn = () => page.user.click(inBar().getByRole("button", { name: page.t("provider-create:next") }))
  return { ...page, goOn }
}

const company = { kind: "company", own: { companyName: "Casa Nouă", idno: "1003600012345" } } as const

type Wrong = readonly [typed: string, words: (t: Translate) => string]
const texts: [path: string, label: (t: Translate) => string, wrong: Wrong[]][] = [
  [
    "companyName",
    (t) => t("provider-create:who.company"),
    [
      ["", (t) => t("provider-create:problem.company_name_required", ofCharacters(t, 2))],
      ["A", (t) => t("provider-create:problem.company_name_required", ofCharacters(t, 2))],
      ["x".repeat(101), (t) => t("provider-create:problem.company_name_too_long", ofCharacters(t, 100))],
    ],
  ],
  [
    "idno",
    (t) => t("provider-create:who.idno"),
    [
      ["12 34 abc", (t) => t("provider-create:problem.idno_invalid")],
      ["1".repeat(21), (t) => t("provider-create:problem.idno_invalid")],
    ],
  ],
  [
    "headline",
    (t) => t("provider-create:who.headline"),
    [
      ["", (t) => t("provider-create:problem.headline_required")],
      ["wood", (t) => t("provider-create:problem.headline_too_short", ofCharacters(t, 5))],
      ["x".repeat(81), (t) => t("provider-create:problem.headline_too_long", ofCharacters(t, 80))],
      ["Call me on 069 123 456", (t) => t("provider-create:problem.headline_has_contacts")],
    ],
  ],
  [
    "bio",
    (t) => t("provider-create:who.bio"),
    [
      ["", (t) => t("provider-create:problem.bio_required", ofCharacters(t, 100))],
      ["x".repeat(99), (t) => t("provider-create:problem.bio_too_short", ofCharacters(t, 100))],
      ["word ".repeat(601), (t) => t("provider-create:problem.bio_too_long", ofCharacters(t, 3000))],
    ],
  ],
]

test.each(texts)(
  "a wrong %s is explained at its field, keeps what was typed and gets the cursor",
  async (_path, label, wrong) => {
    const { user, t, goOn, address } = await open("who", company)
    for (const [typed, words] of wrong) {
      const field = screen.getByLabelText(label(t))
      await user.clear(field)
      if (typed) await user.paste(typed)
      await goOn()
      await waitFor(() => expect(described(field)).toContain(words(t)))
      expect(field.getAttribute("aria-invalid")).toBe("true")
      expect(field).toHaveProperty("value", typed)
      await waitFor(() => expect(document.activeElement).toBe(field))
    }
    expect(address()).toBe("/providers/create?at=who")
  },
)

test("a doer who speaks no language is asked for one", async () => {
  const { user, t, goOn } = await open("who", {}, { locale: "ru" })
  const spoken = screen.getByRole("group", { name: t("provider-create:who.languages") })
  await user.click(within(spoken).getByRole("checkbox", { name: t("provider-create:language.en") }))
  await goOn()
  expect(await screen.findByText(t("provider-create:problem.languages_required"))).toBeDefined()
})

test("contacts in the long text are named at once, and nothing forbids to go on", async () => {
  const { user, t, goOn } = await open("who", {})
  const bio = screen.getByLabelText(t("provider-create:who.bio"))
  await user.click(bio)
  await user.paste(" Call 069 123 456 or write to ion@mail.md.")
  const found = "069 123 456, ion@mail.md"
  expect(await screen.findByText(t("provider-create:contacts", { found }))).toBeDefined()
  await goOn()
  expect(
    await screen.findByRole("heading", { level: 1, name: t("provider-create:title.what") }),
  ).toBeDefined()
})

test("without a kind of work one does not get on; one that is ticked is sent", async () => {
  const { user, t, goOn, api } = await open("what", { categories: [] })
  await screen.findByRole("group", { name: t("provider-create:what.papers") })
  await goOn()
  expect(await screen.findByText(t("provider-create:problem.categories_required"))).toBeDefined()
  await user.click(screen.getByLabelText("Home repair"))
  await user.click(screen.getByLabelText("Furniture assembly"))
  expect(screen.queryByText(t("provider-create:problem.categories_required"))).toBeNull()
  await goOn()
  await screen.findByRole("heading", { level: 1, name: t("provider-create:title.where") })
  await waitFor(() =>
    expect(api.calls("provider.update")).toEqual([
      { id: aProviderDraft().id, version: 1, payload: { categoryIds: [assembly.id] } },
    ]),
  )
})

test.each([
  ["a lot", (t: Translate) => t("fields:amountUnclear", { example: "1,240.50" })],
  ["49", (t: Translate) => t("provider-create:problem.amount_too_low", { min: "50 lei" })],
])("an hour for “%s” is explained at its field and keeps one there", async (typed, words) => {
  const { user, t, goOn, address } = await open("what", {})
  const rate = await screen.findByLabelText(t("provider-create:what.rate"))
  await user.type(rate, typed)
  await goOn()
  await waitFor(() => expect(rate.getAttribute("aria-invalid")).toBe("true"))
  expect(await screen.findByText(words(t))).toBeDefined()
  expect(rate).toHaveProperty("value", typed)
  expect(address()).toBe("/providers/create?at=what")
})

test("how one works and the town are asked for, and a town that nobody knows is named", async () => {
  const { user, t, goOn } = await open(
    "where",
    { mode: null },
    { api: { "place.search": { data: [], total: 0 } } },
  )
  await screen.findByText(t("provider-create:mode.in_person"))
  await goOn()
  expect(await screen.findByText(t("provider-create:problem.mode_required"))).toBeDefined()
  await user.click(screen.getByText(t("provider-create:mode.in_person")))
  await goOn()
  expect(await screen.findByText(t("provider-create:problem.place_required"))).toBeDefined()
  await user.type(await screen.findByRole("combobox"), "Xyzzy")
  await goOn()
  expect(await screen.findByText(t("provider-create:problem.place_unknown", { text: "Xyzzy" }))).toBeDefined()
})

test("hours that end before they begin are told at their day at once, and stay as chosen", async () => {
  const { user, t, goOn, address } = await open("where", {}, { locale: "ro" })
  await user.click(await screen.findByRole("button", { name: t("provider-create:when.everyDay") }))
  const until = screen.getByLabelText(t("provider-create:when.to", { day: "luni" }))
  await user.selectOptions(until, "08:00")
  expect(await screen.findByText(t("provider-create:problem.hours_reversed"))).toBeDefined()
  expect(until).toHaveProperty("value", "08:00")
  await goOn()
  expect(address()).toBe("/providers/create?at=where")
})

test("the last step shows what strangers will not read, and what is missing leads to its field", async () => {
  const { user, t } = await open("look", { headline: "wood", bio: `${aBio} Call 069 123 456.` })
  const words = t("provider-create:problem.headline_too_short", ofCharacters(t, 5))
  const missing = await screen.findByRole("link", { name: words })
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    `${t("provider-create:look.hiddenStart")} 069 123 456`,
  ])
  await user.click(missing)
  const headline = await screen.findByLabelText(t("provider-create:who.headline"))
  await waitFor(() => expect(document.activeElement).toBe(headline))
  expect(screen.getByText(words)).toBeDefined()
})
