import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aLeaf } from "../../../../test/answers/task-draft.ts"
import type { Output } from "../../../../test/fake-api.ts"
import {
  goOn,
  openStep,
  placeOf,
  refusedAt,
  sentOf,
  stepIs,
  toldAt,
  write,
} from "../../../../test/task-fields.ts"
import { ofCharacters } from "../../../../test/of-characters.ts"

const same = (words: string) => ({ en: words, ru: words, ro: words })
const asking = aLeaf({
  questions: [
    { key: "areaM2", type: "number", label: same("How many square metres?"), required: true },
    { key: "access", type: "text", label: same("How does one get in?"), required: false },
    { key: "isHigh", type: "bool", label: same("Is it high up?"), required: true },
    {
      key: "rooms",
      type: "multi",
      label: same("Which rooms?"),
      required: false,
      options: ["bath", "hall"].map((value) => ({ value, label: same(value) })),
    },
  ],
})
const { questions: _questions, children: _children, parent: _parent, priceHint: _price, ...leaf } = aLeaf()
const tree: Output<"category.getTree"> = {
  data: [
    {
      ...leaf,
      id: leaf.parentId ?? "",
      parentId: null,
      slug: "moving",
      name: same("Moving"),
      children: [leaf],
    },
  ],
  total: 1,
}

test("what is wrong with the title is said at it, and it keeps the cursor and the text", async () => {
  const { user, t, address, api } = await openStep("what")
  await refusedAt(user, t, "title", [
    ["", t("task-create:problem.title_required")],
    ["  clean    up  ", t("task-create:problem.title_too_short", ofCharacters(t, 10))],
    ["X".repeat(81), t("task-create:problem.title_too_long", ofCharacters(t, 80))],
    ["Call me on 069 123 456 today", t("task-create:problem.title_has_contacts")],
    ["ПОЧИНИТЬ КРАН НА КУХНЕ", t("task-create:problem.title_all_capitals")],
  ])
  expect(address()).toContain("step=what")
  expect(api.calls("task.publish")).toEqual([])
})

test("a title is judged once the field is left, its contacts while one types, its length is counted", async () => {
  const { user, t } = await openStep("what")
  const title = placeOf("title")
  write("title", "Fix it")
  expect(title.textContent).toContain(
    t("task-create:what.hint", { min: 10, length: 6, ...ofCharacters(t, 80) }),
  )
  expect(title.textContent).not.toContain(t("task-create:problem.title_too_short", ofCharacters(t, 10)))
  await user.tab()
  await waitFor(() => toldAt("title", t("task-create:problem.title_too_short", ofCharacters(t, 10))))
  write("title", "Fix it, ana@mail.md")
  await waitFor(() => toldAt("title", t("task-create:problem.title_has_contacts")))
})

test("Enter in the title goes on: what changed is saved at once, and the next heading has the focus", async () => {
  const { user, t, api, desk } = await openStep("what")
  write("title", "Carry a piano down the stairs")
  await user.keyboard("{Enter}")
  const heading = await stepIs(t, "details")
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(api.calls("task.update")).toMatchObject([
    { id: desk.now().id, version: 1, payload: { title: "Carry a piano down the stairs" } },
  ])
})

test("a number that is none is told at its question, the others are asked for and sent as they are answered", async () => {
  const { user, t, api } = await openStep("what", { api: { "category.getById": asking } })
  await screen.findByRole("heading", { name: t("task-create:what.questions") })
  await goOn(user, t)
  const missing = t("task-create:problem.answer_required")
  await waitFor(() => toldAt("answers.areaM2", missing))
  expect(within(placeOf("answers.isHigh")).getByText(missing)).toBeDefined()
  expect(within(placeOf("answers.access")).queryByText(missing)).toBeNull()

  const unfitting = t("task-create:problem.answer_invalid")
  await refusedAt(
    user,
    t,
    "answers.areaM2",
    ["-1", "1,2,3", "1000001", "12 m2"].map((typed) => [typed, unfitting] as const),
  )
  write("answers.areaM2", "62,5")
  write("answers.access", "Ring at 069 123 456")
  await within(placeOf("answers.access").parentElement ?? document.body).findByText(
    t("task-create:details.contacts", { found: "069 123 456" }),
  )
  await user.click(within(placeOf("answers.isHigh")).getByLabelText(t("task-create:no")))
  await user.click(within(placeOf("answers.rooms")).getByLabelText("hall"))
  await goOn(user, t)
  await stepIs(t, "details")
  expect(sentOf(api)).toMatchObject({
    answers: { areaM2: 62.5, access: "Ring at 069 123 456", isHigh: false, rooms: ["hall"] },
  })
})

test("the category is guessed from the words once one stops typing, and taken by one press", async () => {
  const { user, t, api } = await openStep("what", {
    draft: { category: null },
    api: { "task.guessCategory": { data: [{ categoryId: leaf.id, score: 1 }] }, "category.getTree": tree },
  })
  await goOn(user, t)
  expect(
    await within(placeOf("categoryId")).findByText(t("task-create:problem.category_required")),
  ).toBeDefined()
  const choices = within(placeOf("categoryId")).getByRole("group", {
    name: new RegExp(t("task-create:what.category")),
    description: new RegExp(t("task-create:problem.category_required")),
  })
  await user.click(await within(choices).findByRole("button", { name: "Moving furniture" }))
  await within(placeOf("categoryId")).findByRole("button", { name: t("task-create:what.change") })
  expect(document.activeElement?.textContent, "the focus stays with the choice").toContain("Moving furniture")
  await goOn(user, t)
  await stepIs(t, "details")
  expect(api.calls("task.update")).toMatchObject([{ payload: { categoryId: leaf.id, answers: {} } }])
})

test("another category is found by a search; Escape leaves everything as it was", async () => {
  const other = {
    ...leaf,
    id: "0192f000-0000-7000-8000-0000000000c2",
    slug: "plumbing",
    name: same("Plumbing"),
  }
  const branch = tree.data.map((one) => ({ ...one, children: [leaf, other] }))
  const { user, t, api } = await openStep("what", {
    api: {
      "category.getTree": { data: branch, total: 1 },
      "category.search": { data: [{ ...other, parent: branch[0] ?? null, score: 1 }], total: 1 },
      "category.getById": ({ id }) => aLeaf(id === other.id ? other : {}),
    },
  })
  const field = within(placeOf("categoryId"))
  const change = { name: t("task-create:what.change") }
  await user.click(field.getByRole("button", change))
  const search = await field.findByLabelText(t("category:picker.search"))
  expect(document.activeElement).toBe(search)
  await user.keyboard("{Escape}")
  await user.click(await field.findByRole("button", change))
  vi.useFakeTimers()
  await user.click(await field.findByLabelText(t("category:picker.search")))
  await user.paste("tap")
  await user.keyboard("{Enter}")
  await user.click(await field.findByRole("button", { name: /Plumbing/ }))
  vi.useRealTimers()
  await field.findByText("Plumbing")
  expect(api.calls("category.search")).toMatchObject([{ q: "tap" }])
  await goOn(user, t)
  await stepIs(t, "details")
  expect(api.calls("task.update")).toMatchObject([{ payload: { categoryId: other.id } }])
})
