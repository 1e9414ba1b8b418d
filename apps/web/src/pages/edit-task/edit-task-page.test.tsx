import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDraft, aLeaf, ownPage, ownPart, taskId, type OwnTask } from "../../../test/answers/task-draft.ts"
import { taskAround } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { aDesk } from "../../../test/task-desk.ts"
import { bar, choose, controlOf, placeOf, toldAt, write } from "../../../test/task-fields.ts"
import { locales, type Locale } from "@doable/domain/locale"
import { amountText } from "@doable/words/format"
import { ofCharacters } from "../../../test/of-characters.ts"

const at = `/tasks/${taskId}/edit`
const as = aPerson()
const never = () => new Promise<never>(() => {})

interface Opened {
  task?: Partial<OwnTask>
  api?: Answers
  locale?: Locale
}

/** The page for editing an open task, with all its parts. */
async function openEdit({ task = {}, api = {}, locale = "en" }: Opened = {}) {
  const description = "One wardrobe, it comes apart in three pieces."
  const desk = aDesk(aDraft({ status: "open", description, ...task }), { ...taskAround, ...api })
  const page = await renderPage(at, { as, locale, api: desk.api })
  fireEvent.pointerMove(window)
  await waitFor(() => placeOf("budgetKind"))
  await waitFor(() => placeOf("description"))
  await waitFor(() => placeOf("timing"))
  return { ...page, desk }
}

const saveButton = ({ t }: Pick<Rendered, "t">) =>
  bar().getByRole("button", { name: t("task-create:edit.save") })

test("[R05] nothing can be saved before something is changed; then exactly that is sent", async () => {
  const page = await openEdit()
  const { user, t, api } = page
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("task-create:edit.title"))
  expect(screen.getByText(t("task-create:edit.lead.open"))).toBeDefined()
  expect(bar().getByRole("status").textContent).toBe(t("task-create:edit.nothing"))
  expect(saveButton(page).getAttribute("aria-disabled")).toBe("true")
  await user.click(saveButton(page))
  write("title", "Carry two wardrobes down the stairs")
  expect(bar().getByRole("status").textContent).toBe(t("task-create:edit.unsaved"))
  await user.click(saveButton(page))
  expect(await screen.findByText(t("task-create:edit.saved"))).toBeDefined()
  expect(api.calls("task.update")).toEqual([
    {
      id: taskId,
      version: 1,
      payload: { title: "Carry two wardrobes down the stairs" },
      confirmStale: false,
    },
  ])
  expect(page.router.state.location.pathname).toBe(`/tasks/${taskId}`)
})

test.each(locales)(
  "in %s every wrong field is told at once, the first has the cursor, nothing is sent",
  async (locale) => {
    const question = {
      key: "areaM2",
      type: "number",
      label: { en: "?", ru: "?", ro: "?" },
      required: true,
    } as const
    const page = await openEdit({
      locale,
      task: {
        mode: "in_person",
        budgetKind: "range",
        budgetMax: { amount: 500_00, currency: "MDL" },
        own: ownPart({
          title: "Carry a wardrobe down the stairs",
          description: "One wardrobe in three pieces, it is heavy.",
        }),
      },
      api: {
        "category.getById": aLeaf({ questions: [question] }),
        "place.search": { data: [], total: 0 },
      },
    })
    const { user, t, api } = page
    await waitFor(() => placeOf("answers.areaM2"))
    const wrong: Record<string, [typed: string, words: string]> = {
      title: ["Кран", t("task-create:problem.title_too_short", ofCharacters(t, 10))],
      "answers.areaM2": ["12 m2", t("task-create:problem.answer_invalid")],
      description: ["Soon.", t("task-create:problem.description_too_short", ofCharacters(t, 30))],
      address: ["s".repeat(301), t("task-create:problem.address_too_long", ofCharacters(t, 300))],
      budgetMin: ["1e5", t("fields:amountUnclear", { example: amountText(124_050, locale) })],
      budgetMax: ["", t("task-create:problem.amount_required")],
      offerCap: ["21", t("task-create:problem.offer_cap_out_of_range", { min: 3, max: 20 })],
    }
    for (const [path, [typed]] of Object.entries(wrong)) write(path, typed)
    await user.click(saveButton(page))
    for (const [path, [typed, words]] of Object.entries(wrong)) {
      await waitFor(() => toldAt(path, words))
      expect(controlOf(path).value).toBe(typed)
    }
    await waitFor(() => expect(document.activeElement).toBe(controlOf("title")))
    expect(api.calls("task.update")).toEqual([])
  },
)

test("a draft may stay unfinished, and is finished in the wizard", async () => {
  const page = await openEdit({ task: { status: "draft" } })
  const { user, t, desk } = page
  const finish = { name: t("task-create:edit.wizard") }
  const href = screen.getByRole("link", finish).getAttribute("href") ?? ""
  expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual({ draft: taskId, step: "check" })
  write("title", "")
  expect(screen.queryByRole("link", finish)).toBeNull()
  await user.click(saveButton(page))
  await screen.findByText(t("task-create:edit.saved"))
  expect(desk.now().title).toBe("")
})

test("leaving with changes is asked about first: one stays with them, or leaves without", async () => {
  const { user, t, api, address } = await openEdit()
  write("title", "Carry two wardrobes down the stairs")
  await user.click(screen.getByRole("link", { name: t("task-create:edit.back") }))
  await user.click(await screen.findByRole("button", { name: t("task-create:edit.leave.cancel") }))
  expect(address()).toBe(at)
  expect(controlOf("title").value).toBe("Carry two wardrobes down the stairs")
  api.answer({ "task.getById": never })
  await user.click(screen.getByRole("link", { name: t("task-create:edit.back") }))
  await user.click(await screen.findByRole("button", { name: t("task-create:edit.leave.confirm") }))
  await waitFor(() => expect(address()).toBe(`/tasks/${taskId}`))
  expect(api.calls("task.update")).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test("the second window sees what the first has saved beside its own, takes it, or keeps its own and saves", async () => {
  for (const choice of ["takeTheirs", "settle"] as const) {
    const page = await openEdit()
    const { user, t, desk } = page
    desk.elsewhere({ title: "Drive an old lady to the dentist" })
    write("title", "Drive an old lady to the oculist")
    await user.click(saveButton(page))
    const question = within(await screen.findByRole("alertdialog"))
    expect(question.getByText("Drive an old lady to the dentist")).toBeDefined()
    expect(question.getByText("Drive an old lady to the oculist")).toBeDefined()
    await user.click(question.getByRole("button", { name: t(`task-create:merge.${choice}`) }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    if (choice === "settle") {
      expect(desk.now().title).toBe("Drive an old lady to the dentist")
      await user.click(saveButton(page))
      await waitFor(() => expect(desk.now().title).toBe("Drive an old lady to the oculist"))
    } else expect(controlOf("title").value).toBe("Drive an old lady to the dentist")
    page.unmount()
  }
})

test("a session that ended keeps the edits: they are there again, and can be discarded", async () => {
  const first = await openEdit({
    api: {
      "task.update": () => {
        throw refused("sign_in_needed", { httpStatus: 401 })
      },
    },
  })
  write("title", "Mend two wooden gates by the road")
  await first.user.click(saveButton(first))
  expect(await screen.findByText(first.t("task-create:draft.signedOut"), { exact: false })).toBeDefined()
  const back = bar().getByRole("link", { name: first.t("task-create:draft.logIn") })
  expect(new URL(back.getAttribute("href") ?? "", "http://x").searchParams.get("redirect")).toBe(at)
  first.unmount()

  const { user, t } = await openEdit()
  expect(screen.getByText(t("task-create:edit.kept.title"))).toBeDefined()
  expect(controlOf("title").value).toBe("Mend two wooden gates by the road")
  await user.click(screen.getByRole("button", { name: t("task-create:edit.kept.discard") }))
  expect(controlOf("title").value).toBe("Carry a wardrobe down the stairs")
  expect(screen.queryByText(t("task-create:edit.kept.title"))).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test("with offers the category is locked, and only a change of the work says which offers it touches", async () => {
  const { t } = await openEdit({ task: { offerCount: 2 } })
  const category = within(placeOf("categoryId"))
  expect(category.getByText(t("task-create:what.categoryLocked"))).toBeDefined()
  expect(category.queryByRole("button")).toBeNull()
  expect(screen.getAllByText(t("task:offers", { count: 2 })).length).toBeGreaterThan(0)
  expect(screen.queryByText(t("task:noOffers"))).toBeNull()
  write("title", "Lay fifty metres of a stone path")
  expect(bar().getByRole("status").textContent).toBe(t("task-create:edit.unsaved"))
  write("budgetMin", "700")
  expect(bar().getByRole("status").textContent).toBe(t("task-create:edit.stale", { count: 2 }))
})

test("a change that makes offers stale asks first, and saves only when it is meant", async () => {
  const page = await openEdit({
    task: { offerCount: 1 },
    api: {
      "task.update": ({ confirmStale }) => {
        if (!confirmStale) throw refused("offers_will_be_stale", { count: 1 })
        return { task: aDraft({ status: "open", version: 2, offerCount: 1 }), staleOfferCount: 1 }
      },
    },
  })
  const { user, t, api } = page
  write("budgetMin", "700")
  await user.click(saveButton(page))
  expect(await screen.findByText(t("task-create:edit.staleAsk.text", { count: 1 }))).toBeDefined()
  await user.click(screen.getByRole("button", { name: t("task-create:edit.staleAsk.cancel") }))
  await waitFor(() => expect(screen.queryByText(t("task-create:edit.staleAsk.title"))).toBeNull())
  expect(api.calls("task.update")).toEqual([])
  expect(controlOf("budgetMin").value).toBe("700")

  await user.click(saveButton(page))
  await user.click(await screen.findByRole("button", { name: t("task-create:edit.staleAsk.confirm") }))
  expect(await screen.findByText(t("task-create:edit.saved"))).toBeDefined()
  expect(api.calls("task.update")).toMatchObject([
    { confirmStale: true, payload: { budgetMin: { amount: 700_00, currency: "MDL" } } },
  ])
})

test("a save that fails is said, and what was typed stays to be saved again", async () => {
  const page = await openEdit({
    api: {
      "task.update": () => {
        throw failure(500)
      },
    },
  })
  const { user, t } = page
  await choose(user, "materials", t("task-create:materials.doer_brings"))
  await user.click(saveButton(page))
  expect(await screen.findByText(t("task-create:draft.refused"))).toBeDefined()
  await waitFor(() => expect(saveButton(page)).toHaveProperty("disabled", false))
  expect(within(placeOf("materials")).getByLabelText(t("task-create:materials.doer_brings"))).toHaveProperty(
    "checked",
    true,
  )
})

test("what the server alone finds wrong lands at its field", async () => {
  const page = await openEdit({
    api: {
      "task.update": () => {
        const fields = [{ path: "payload.title", code: "title_has_contacts" }]
        throw refused("task_incomplete", { httpStatus: 400, fields })
      },
    },
  })
  const { user, t } = page
  write("title", "A title that only the server minds")
  await user.click(saveButton(page))
  await waitFor(() => toldAt("title", t("task-create:problem.title_has_contacts")))
  await waitFor(() => expect(document.activeElement).toBe(controlOf("title")))
})

test("one's own open task is closed from here; one that is over is shown, not edited", async () => {
  const { user, t, api, address } = await openEdit()
  await user.click(screen.getByRole("button", { name: t("taskPage:close") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("taskPage:closing.title") }))
  let isClosed = false
  const closed = aDraft({ status: "cancelled" })
  api.answer({
    "task.close": () => {
      isClosed = true
      return closed
    },
    "task.getById": () => ownPage(closed),
    "task.getSimilar": { data: [], total: 0 },
    "task.getTimeline": never,
    "taskQuestion.getByTask": never,
    "offer.getByTask": never,
  })
  await user.click(dialog.getByLabelText(t("taskPage:closing.not_needed")))
  await user.click(dialog.getByRole("button", { name: t("taskPage:closing.confirm") }))
  await waitFor(() => expect(address()).toBe(`/tasks/${taskId}`))
  expect(isClosed).toBe(true)
})

test("nobody else gets near it: to strangers it is not there", async () => {
  for (const answer of [
    ownPage(aDraft({ status: "open" }), { isOwner: false }),
    () => {
      throw refused("task_not_found", { httpStatus: 404 })
    },
  ]) {
    const { t, unmount } = await renderPage(at, { as, api: { "task.getById": answer } })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.title"))
    unmount()
  }
})

test.each([at, "/tasks/create?text=mow+a+lawn"])(
  "[G01] a visitor of %s signs in first, and comes back to it",
  async (wanted) => {
    const { address, t } = await renderPage(wanted)
    expect(new URL(address(), "http://x").searchParams.get("redirect")).toBe(wanted)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("signin:title"))
  },
)
