import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aCategoryRow, changedTree } from "../../../../test/answers/admin/category.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../../../test/render.tsx"
import { CategoryForm } from "./category-form.tsx"
import type { CategoryRow } from "./load-categories.ts"

const home = aCategoryRow({ slug: "home" })
const one = aCategoryRow({ slug: "one", parentId: home.id })
// Found by their labels: asking for roles among ninety icons takes its time.
const names = { en: "English", ru: "Русский", ro: "Română" } as const

function show(row: CategoryRow | undefined, api: Answers = {}) {
  let closed = 0
  const form = <CategoryForm rows={[home, one]} {...(row ? { row } : {})} onClose={() => (closed += 1)} />
  return renderWithApi(form, { as: anAdmin(), api }).then((page) => ({ ...page, closed: () => closed }))
}
const field = (legend: string, code: keyof typeof names) => screen.getByLabelText(`${legend}, ${names[code]}`)
const save = ({ user, t }: Rendered) =>
  user.click(
    screen.getByText(t("admin-categories:form.save"), { selector: "button *" }).closest("button") ??
      document.body,
  )
async function write({ user }: Rendered, place: HTMLElement, text: string) {
  await user.clear(place)
  await user.click(place)
  await user.paste(text)
}

test.each(["", "a", "Big", "one--two", "x".repeat(51)])(
  "“%s” is no address: it is said at the field and nothing is sent",
  async (slug) => {
    const page = await show(undefined)
    const place = screen.getByLabelText(page.t("admin-categories:form.slug"))
    if (slug) await write(page, place, slug)
    await save(page)
    expect(screen.getByText(page.t("admin-categories:form.slugUnfit"))).toBeDefined()
    expect(place.getAttribute("aria-invalid")).toBe("true")
    expect(page.api.calls("adminCategory.create")).toEqual([])
  },
)

test("a new one is sent under its branch with what was written, and is said to be hidden", async () => {
  const page = await show(undefined, { "adminCategory.create": changedTree(home) })
  const { user, t, api } = page
  await user.selectOptions(screen.getByLabelText(t("admin-categories:form.parent")), "Home")
  await write(page, screen.getByLabelText(t("admin-categories:form.slug")), "window-cleaning")
  await write(page, field(t("admin-categories:form.name"), "en"), " Windows ")
  await write(page, field(t("admin-categories:form.synonyms"), "en"), "glass, panes")
  await user.click(screen.getByLabelText("sparkles"))
  await user.click(
    screen.getByRole("checkbox", { name: new RegExp(t("admin-categories:form.requiresVerification")) }),
  )
  await save(page)
  await screen.findByText(t("admin-categories:created"))
  const [sent] = api.calls("adminCategory.create")
  expect(sent).toMatchObject({
    parentId: home.id,
    slug: "window-cleaning",
    payload: {
      name: { en: "Windows", ru: "", ro: "" },
      synonyms: { en: ["glass", "panes"], ru: [], ro: [] },
      icon: "sparkles",
      requiresVerification: true,
      questions: [],
    },
  })
  expect(sent?.reason).toBeUndefined()
  expect(page.closed()).toBe(1)
})

test("one that is there opens as it is, flags its missing words, and is sent with its version and the reason", async () => {
  const row = { ...one, name: { en: "One", ru: "", ro: "Unu" } }
  const page = await show(row, { "adminCategory.update": changedTree(home, one) })
  const { t, api } = page
  const name = t("admin-categories:form.name")
  expect(field(name, "ro")).toHaveProperty("value", "Unu")
  expect(screen.getAllByText(t("admin-categories:missing.ru"))).toHaveLength(1)
  await write(page, field(name, "ru"), "Первая")
  expect(screen.queryByText(t("admin-categories:missing.ru"))).toBeNull()
  await write(page, screen.getByLabelText(t("admin:reason")), "Asked for in letters")
  await save(page)
  await screen.findByText(t("admin-categories:saved"))
  expect(api.calls("adminCategory.update")).toMatchObject([
    {
      id: one.id,
      updatedAt: one.updatedAt,
      reason: "Asked for in letters",
      payload: { name: { en: "One", ru: "Первая", ro: "Unu" } },
    },
  ])
})

test("a question without its words is said to be incomplete, and is sent when it has them", async () => {
  const page = await show(one, { "adminCategory.update": changedTree(home, one) })
  const { user, t, api } = page
  await user.click(screen.getByRole("button", { name: t("admin-categories:questions.add") }))
  await save(page)
  expect(screen.getByRole("alert").textContent).toBe(t("admin-categories:questions.incomplete"))
  expect(api.calls("adminCategory.update")).toEqual([])
  for (const code of ["en", "ru", "ro"] as const)
    await write(page, field(t("admin-categories:questions.label"), code), "How many?")
  expect(screen.queryByRole("alert")).toBeNull()
  await save(page)
  await screen.findByText(t("admin-categories:saved"))
  expect(api.calls("adminCategory.update")[0]?.payload.questions).toMatchObject([
    { key: "question1", type: "text", label: { en: "How many?", ru: "How many?", ro: "How many?" } },
  ])
})

test("questions change places and go", async () => {
  const label = { en: "Q", ru: "Q", ro: "Q" }
  const questions = ["first", "second"].map((key) => ({ key, type: "text" as const, required: false, label }))
  const { user, t } = await show({ ...one, questions })
  const keys = () =>
    screen
      .getAllByRole<HTMLInputElement>("textbox", { name: t("admin-categories:questions.key") })
      .map(({ value }) => value)
  expect(keys()).toEqual(["first", "second"])
  await user.click(screen.getByRole("button", { name: t("admin-categories:questions.down", { number: 1 }) }))
  expect(keys()).toEqual(["second", "first"])
  await user.click(
    screen.getByRole("button", { name: t("admin-categories:questions.remove", { number: 1 }) }),
  )
  expect(keys()).toEqual(["first"])
})

test.each([
  ["refused", () => refused("category_changed_elsewhere"), "refusal:category_changed_elsewhere"],
  ["failed", () => failure(500), "admin-categories:changeFailed"],
] as const)("a change that is %s says so, and nothing written is lost", async (_how, error, key) => {
  const page = await show(one, {
    "adminCategory.update": () => {
      throw error()
    },
  })
  const name = field(page.t("admin-categories:form.name"), "en")
  await write(page, name, "Another name")
  await save(page)
  await screen.findByText(page.t(key))
  expect(name).toHaveProperty("value", "Another name")
  expect(page.closed()).toBe(0)
})

test("while it is saved the button waits, and a second press sends nothing", async () => {
  const page = await show(one, { "adminCategory.update": () => new Promise(() => {}) })
  await save(page)
  const dialog = within(screen.getByRole("dialog"))
  const button = dialog.getByRole("button", { name: new RegExp(page.t("admin-categories:form.save")) })
  expect(button.getAttribute("aria-busy")).toBe("true")
  await page.user.click(button)
  expect(page.api.calls("adminCategory.update")).toHaveLength(1)
})
