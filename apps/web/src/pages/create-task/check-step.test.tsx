import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDraft, aPlace, ownPage, ownPart, taskId, type OwnTask } from "../../../test/answers/task-draft.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { aDesk } from "../../../test/task-desk.ts"
import { bar, openStep, placeOf, stepIs, toldAt } from "../../../test/task-fields.ts"
import type { UserEvent } from "@testing-library/user-event"
import type { Translate } from "@doable/words/translator"

const never = () => new Promise<never>(() => {})
const post = (user: UserEvent, t: Translate) =>
  user.click(bar().getByRole("button", { name: t("task-create:post") }))

test("everything that is missing is listed and leads to its place", async () => {
  const { user, t, address } = await renderPage("/tasks/create?step=check", {
    as: aPerson(),
    api: aDesk().api,
  })
  await stepIs(t, "check")
  await screen.findByRole("heading", { name: /things are still missing/ })
  for (const code of ["title_required", "category_required", "mode_required", "timing_required"] as const)
    expect(screen.getByRole("link", { name: t(`task-create:problem.${code}`) })).toBeDefined()
  await user.click(screen.getByRole("link", { name: t("task-create:problem.budget_required") }))
  await stepIs(t, "budget")
  expect(address()).toBe("/tasks/create?step=budget")
})

test("a press on posting with something missing leads to the first of it, and nothing is posted", async () => {
  const { user, t, api } = await openStep("check", { draft: { description: "" } })
  await post(user, t)
  await stepIs(t, "details")
  await waitFor(() => toldAt("description", t("task-create:problem.description_required")))
  expect(api.calls("task.publish")).toEqual([])
})

test("it is shown as others will see it, and apart from that what only the chosen doer learns", async () => {
  const draft: Partial<OwnTask> = {
    title: "Set up a small office network",
    description: "Five computers. Call 069 123 456 or write to ana@mail.md.",
    mode: "in_person",
    place: { id: "618426-botanica", name: aPlace().name, city: aPlace().parentName },
    own: ownPart({
      title: "Set up a small office network",
      description: "Five computers. Call 069 123 456 or write to ana@mail.md.",
      address: "Strada Florilor 12",
    }),
    files: [
      { id: "f1", url: "/f1.png", mimeType: "image/png", name: "room.png", size: 10, width: 1, height: 1 },
      {
        id: "f2",
        url: "/f2.pdf",
        mimeType: "application/pdf",
        name: "plan.pdf",
        size: 10,
        width: null,
        height: null,
      },
    ],
  }
  const { t } = await openStep("check", { draft })
  const card = within(
    screen.getByText("Set up a small office network", { selector: "h2.display" }).closest("div") ??
      document.body,
  )
  expect(card.getByText(/400/)).toBeDefined()
  expect(card.getByText("Botanica, Chișinău")).toBeDefined()
  expect(card.getByRole("img", { name: "room.png" })).toBeDefined()
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    `${t("task-create:check.hiddenStart")} 069 123 456`,
    `${t("task-create:check.hiddenStart")} ana@mail.md`,
  ])
  const apart = within(
    screen.getByRole("heading", { name: t("task-create:check.private") }).parentElement ?? document.body,
  )
  for (const words of [t("task-create:check.contacts"), "Strada Florilor 12", "plan.pdf"])
    expect(apart.getByText(words)).toBeDefined()
})

test("a translation is unfolded if something in it is marked as hidden", async () => {
  const translationOf = (description: string) => ({ title: "Сеть в небольшом офисе", description, of: "0" })
  const translations = {
    ru: translationOf("Пять компьютеров и принтер. Звоните: 069 123 456."),
    ro: translationOf("Cinci calculatoare și o imprimantă."),
  }
  const { t } = await openStep("check", { draft: { own: ownPart({ ...aDraft().own, translations }) } })
  const isOpen = (lang: "ru" | "ro") =>
    screen.getByText(t(`task:translation.into.${lang}`)).closest("details")?.open
  expect([isOpen("ru"), isOpen("ro")]).toEqual([true, false])
})

test("posting waits with its button, leads to the task and says so", async () => {
  const answer = Promise.withResolvers<OwnTask>()
  const { user, t, api, address, desk } = await openStep("check", {
    api: { "task.publish": () => answer.promise },
  })
  await post(user, t)
  const button = bar().getByRole("button", { name: t("task-create:post") })
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"))
  await user.click(button)
  expect(api.calls("task.publish")).toEqual([{ id: taskId }])
  // What the task's own page asks for isn't this test's matter: it is held up.
  api.answer({ "task.getById": never })
  answer.resolve({ ...desk.now(), status: "open" })
  expect(await screen.findByText(t("task-create:posted"))).toBeDefined()
  await waitFor(() => expect(address()).toBe(`/tasks/${taskId}`))
})

test("a task that is held says so at once, and why on its page", async () => {
  const held = aDraft({ status: "held", own: ownPart({ holdReason: "prohibited_words" }) })
  const { user, t, api } = await openStep("check")
  api.answer({
    "task.publish": held,
    "task.getById": ownPage(held),
    "task.getTimeline": { data: [], total: 0 },
    "taskQuestion.getByTask": { data: [], total: 0 },
  })
  await post(user, t)
  // The page that follows says the same over its own reason.
  const toast = { selector: "[data-toast] *" }
  expect(await screen.findByText(t("task-create:held.text"), toast)).toBeDefined()
  expect(screen.getAllByText(t("task-create:held.title"))).not.toEqual([])
  expect(await screen.findByText(t("taskPage:owner.held.prohibited_words"))).toBeDefined()
})

test("a refusal is said in words, and the draft stays", async () => {
  const { user, t, address } = await openStep("check", {
    api: {
      "task.publish": () => {
        throw refused("task_limit_newcomer")
      },
    },
  })
  await post(user, t)
  const words = await screen.findByText(t("refusal:task_limit_newcomer"))
  expect(words.closest("[role=alert]")).not.toBeNull()
  expect(address()).toBe(`/tasks/create?draft=${taskId}&step=check`)
})

test("what the server alone finds wrong lands at its field", async () => {
  const { user, t } = await openStep("check", {
    api: {
      "task.publish": () => {
        const fields = [{ path: "budgetMin", code: "amount_too_low", min: 5000 }]
        throw refused("task_incomplete", { httpStatus: 400, fields })
      },
    },
  })
  await post(user, t)
  await stepIs(t, "budget")
  await waitFor(() => toldAt("budgetMin", t("task-create:problem.amount_too_low", { min: "50\u00a0lei" })))
  await waitFor(() => expect(placeOf("budgetMin").contains(document.activeElement)).toBe(true))
})

test("what could not be saved is not posted, and it is said that nothing is lost", async () => {
  const { user, t, api } = await openStep("budget")
  api.answer({
    "task.update": () => {
      throw failure()
    },
  })
  await user.click(screen.getByLabelText(t("task:language.ru")))
  await user.click(bar().getByRole("button", { name: t("task-create:next") }))
  await stepIs(t, "check")
  await post(user, t)
  expect(await screen.findByText(t("task-create:draft.notYet"))).toBeDefined()
  expect(bar().getByRole("alert").textContent).toBe(t("task-create:draft.failed"))
  expect(api.calls("task.publish")).toEqual([])
})
