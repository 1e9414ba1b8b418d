import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aLeaf, aTree } from "../../../test/answers/category.ts"
import { aProviderCard, aProviderList } from "../../../test/answers/provider/provider-list.ts"
import { aPlace } from "../../../test/answers/place.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const whole: Answers = {
  "task.getList": aTaskList([aTaskCard(), aTaskCard({ title: "Move a sofa" })], { total: 12 }),
  "provider.getList": aProviderList([aProviderCard()]),
  "stats.getPublic": { completedTasks: 1250, doers: 340, firstOfferMinutes: 42 },
  "category.getTree": aTree({ includeCounts: true }),
  "faq.getList": () => {
    throw failure(500)
  },
}

const main = () => within(screen.getByRole("main"))

test.each(["en", "ru", "ro"] as const)(
  "[R01] the home page tells both sides how it works, in figures that are true (%s)",
  async (locale) => {
    const { t } = await renderPage("/", { locale, api: whole })
    for (const name of [
      t("home:kinds.title"),
      t("home:wall.title"),
      t("home:verified.title"),
      t("how:client.step1.title"),
      t("how:doer.step1.title"),
      t("home:questions.title"),
      t("home:doers.title"),
    ])
      main().getByRole("heading", { name })
    for (const figure of [
      t("home:numbers.done", { count: 1250 }),
      t("home:numbers.doers", { count: 340 }),
      t("home:numbers.minutes", { count: 42 }),
    ])
      main().getByText(figure.replaceAll(/\s/g, " "))
    main().getByRole("link", { name: t("home:wall.count", { count: 12 }) })
    const question = main().getByRole("link", { name: t("questions:address.question") })
    expect(question.getAttribute("href")).toBe("/faq#address")
  },
)

test("the newest tasks hang on it and lead to themselves", async () => {
  const task = aTaskCard({ title: "Paint a bench" })
  const { api } = await renderPage("/", { api: { ...whole, "task.getList": aTaskList([task]) } })
  expect(main().getByRole("link", { name: "Paint a bench" }).getAttribute("href")).toBe(`/tasks/${task.id}`)
  expect(api.calls("task.getList")).toEqual([{ pagination: { limit: 4, offset: 0 } }])
})

test("what cannot be had, or says nothing alone, is left out, and the page is whole without it", async () => {
  const fail = () => {
    throw failure(500)
  }
  const { t } = await renderPage("/", {
    api: {
      "task.getList": fail,
      "provider.getList": fail,
      "stats.getPublic": { completedTasks: 0, doers: 3, firstOfferMinutes: null },
      "category.getTree": aTree({ includeCounts: true }),
      "faq.getList": fail,
    },
  })
  main().getByRole("heading", { name: t("home:kinds.title") })
  for (const name of [t("home:wall.title"), t("home:verified.title")])
    expect(main().queryByRole("heading", { name })).toBeNull()
  expect(main().queryByText(t("home:numbers.doers", { count: 3 }))).toBeNull()
})

test("questions are asked as administrators wrote them, and hidden ones aren't", async () => {
  const asked = { slug: "address", section: "safety", title: "Who can see where I live?", body: "" }
  const { t } = await renderPage("/", { api: { ...whole, "faq.getList": { data: [asked], total: 1 } } })
  const question = main().getByRole("link", { name: asked.title })
  expect(question.getAttribute("href")).toBe("/faq#address")
  expect(main().queryByRole("link", { name: t("questions:cost.question") })).toBeNull()
})

test("where administrators have hidden every question, there's no section for them", async () => {
  const { t } = await renderPage("/", { api: { ...whole, "faq.getList": { data: [], total: 0 } } })
  expect(main().queryByRole("heading", { name: t("home:questions.title") })).toBeNull()
})

test("doers are not invited to become doers", async () => {
  const { t } = await renderPage("/", { as: aDoer(), api: whole })
  expect(main().queryByRole("heading", { name: t("home:doers.title") })).toBeNull()
  const work = main().getByRole("link", { name: t("shell:doerDashboard") })
  expect(work.getAttribute("href")).toBe("/providers/dashboard")
})

test("places are suggested while one types, and chosen with the keys; the words go along into the task", async () => {
  const place = { ...aPlace(), id: "botanica", name: sayIn("Botanica"), parentName: sayIn("Chișinău") }
  const leaf = aLeaf()
  const priceHint = { currency: "MDL" as const, p25: 600_00, p50: 760_00, p75: 1000_00, sample: 38 }
  const { user, t, api, address } = await renderPage("/", {
    api: {
      ...whole,
      "place.search": { data: [place, { ...place, id: "centru", name: sayIn("Centru") }], total: 2 },
      "task.guessCategory": { data: [{ categoryId: leaf.id, score: 1 }] },
      "category.getById": { ...leaf, priceHint },
    },
  })
  const where = () => main().getByLabelText(t("home:quick.where"))
  expect(where().getAttribute("role")).toBeNull()
  await user.type(main().getByLabelText(t("home:quick.label")), "paint")
  await main().findByText(t("task:usual", { price: "600–1,000 lei", count: 38 }))
  await user.type(main().getByLabelText(t("home:quick.budget")), "850")
  await user.type(where(), "bo")
  await screen.findByRole("listbox")
  expect(where().getAttribute("aria-expanded")).toBe("true")
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}")
  const first = screen.getByRole("option", { name: "Botanica, Chișinău", selected: true })
  expect(where().getAttribute("aria-activedescendant")).toBe(first.id)
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("listbox")).toBeNull()
  await user.keyboard("{ArrowUp}{Enter}")
  expect(where()).toHaveProperty("value", "Centru, Chișinău")
  expect(where().getAttribute("aria-expanded")).toBe("false")
  expect(api.calls("place.search")).toContainEqual({ q: "bo", limit: 6 })
  await user.click(main().getByRole("button", { name: t("home:quick.post") }))
  await expect.poll(() => decodeURIComponent(address())).toContain("where=Centru")
  expect(decodeURIComponent(address())).toContain("budget=")
})

test.each([
  ["where nobody has logged in yet, to sign-up", "known=; Max-Age=0", "/signup"],
  ["where someone has logged in before, to the login", "known=1", "/signin"],
])("posting from the home page leads %s, with what was typed", async (_, cookie, door) => {
  document.cookie = cookie
  // A busy machine gets as far as asking for the category before the press.
  const api = { ...whole, "task.guessCategory": { data: [] } }
  const { user, t, router, address } = await renderPage("/", { api })
  await user.type(main().getByLabelText(t("home:quick.label")), "Paint a bench")
  await user.click(main().getByRole("button", { name: t("home:quick.post") }))
  await expect.poll(() => router.state.location.pathname).toBe(door)
  expect(decodeURIComponent(address())).toContain("/tasks/create?text=Paint")
  const other = door === "/signup" ? t("signup:logIn") : t("signin:signUp")
  const link = await main().findByRole("link", { name: other })
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("/tasks/create?text=Paint")
})

const sayIn = (name: string) => ({ en: name, ru: name, ro: name })
