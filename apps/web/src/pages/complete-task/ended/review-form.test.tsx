// When the work is over: each says how it was, and reads what the other said.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire, aReport, hireId } from "../../../../test/answers/hire.ts"
import { inDays } from "../../../../test/answers/moment.ts"
import { aReview, taskReviews } from "../../../../test/answers/review.ts"
import { aTaskPage, taskId } from "../../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../../test/answers/user.ts"
import { failure, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../../test/render.tsx"
import type { TaskReviews } from "../../../session/answers/review-answers.ts"
import { EndedPage } from "./ended-page.tsx"

const show = (ended: TaskReviews, api: Answers = {}, locale: "en" | "ru" = "en") =>
  renderWithApi(<EndedPage taskId={taskId} ended={ended} work={null} />, { as: aPerson(), api, locale })

const star = (group: string, mark: number) =>
  within(screen.getByRole("radiogroup", { name: group })).getAllByRole("radio")[mark - 1] as HTMLElement

const kept = `doable:work:${aPerson().id}:review of ${hireId}`

test("without stars nothing is sent: it is told there, and the first star gets the cursor", async () => {
  const { t, user, api } = await show(taskReviews(), {}, "ru")
  screen.getByRole("heading", { name: t("review:how", { name: "Ion" }) })
  await user.click(screen.getByRole("button", { name: t("review:send") }))
  screen.getByText(t("review:ratingNeeded"))
  expect(document.activeElement).toBe(star(t("review:rating"), 1))
  expect(api.calls("review.create")).toEqual([])
})

test("stars, marks, words in their language and a note to the team are sent, and then forgotten", async () => {
  const { t, user, api } = await show(taskReviews(), { "review.create": aReview() })
  // A language is asked for only with words.
  expect(screen.queryByText(t("review:lang"))).toBeNull()
  await user.click(star(t("review:rating"), 4))
  await user.click(star(t("review:sub.quality"), 5))
  await user.click(star(t("review:sub.value"), 3))
  await user.click(screen.getByLabelText(t("review:text")))
  await user.paste(" Stă drept. ")
  await user.click(screen.getByRole("radio", { name: t("task:language.ro") }))
  await user.click(screen.getByText(t("review:note.open")))
  await user.click(screen.getByLabelText(t("review:note.label")))
  await user.paste("He was alone.")
  await user.click(screen.getByRole("button", { name: t("review:send") }))
  await screen.findByText(t("review:sent"))
  expect(api.calls("review.create")).toEqual([
    {
      payload: {
        taskId,
        assignmentId: hireId,
        rating: 4,
        sub: { quality: 5, value: 3 },
        text: "Stă drept.",
        lang: "ro",
        privateNote: "He was alone.",
      },
    },
  ])
  expect(localStorage.getItem(kept)).toBeNull()
})

test("stars alone are enough", async () => {
  const { t, user, api } = await show(taskReviews({ direction: "to_customer" }), {
    "review.create": aReview(),
  })
  star(t("review:sub.payment"), 1)
  expect(screen.queryByRole("radiogroup", { name: t("review:sub.quality") })).toBeNull()
  await user.click(star(t("review:rating"), 5))
  await user.click(screen.getByRole("button", { name: t("review:send") }))
  await screen.findByText(t("review:sent"))
  expect(api.calls("review.create")[0]?.payload).toEqual({ taskId, assignmentId: hireId, rating: 5, sub: {} })
})

test("what was begun is there again after a reload, and a failure loses nothing of it", async () => {
  const fail = () => {
    throw failure(500)
  }
  const first = await show(taskReviews())
  const { t } = first
  await first.user.click(star(t("review:rating"), 4))
  await first.user.click(star(t("review:sub.quality"), 5))
  await first.user.click(screen.getByLabelText(t("review:text")))
  await first.user.paste("Stands straight.")
  first.unmount()
  const { user } = await show(taskReviews(), { "review.create": fail })
  const isWhole = () => {
    expect(star(t("review:rating"), 4)).toHaveProperty("checked", true)
    expect(star(t("review:sub.quality"), 5)).toHaveProperty("checked", true)
    expect(screen.getByLabelText(t("review:text"))).toHaveProperty("value", "Stands straight.")
  }
  isWhole()
  await user.click(screen.getByRole("button", { name: t("review:send") }))
  await screen.findByText(t("review:failed"))
  isWhole()
})

test("too many words are not sent, and one that is on its way is sent once", async () => {
  const answer = Promise.withResolvers<Output<"review.create">>()
  const { t, user, api } = await show(taskReviews(), { "review.create": () => answer.promise })
  await user.click(star(t("review:rating"), 4))
  const text = screen.getByLabelText<HTMLTextAreaElement>(t("review:text"))
  await user.click(text)
  await user.paste("w".repeat(2001))
  const send = screen.getByRole("button", { name: t("review:send") })
  await user.click(send)
  expect(text.getAttribute("aria-invalid")).toBe("true")
  expect(api.calls("review.create")).toEqual([])
  await user.clear(text)
  await user.click(send)
  await waitFor(() => expect(send.getAttribute("aria-busy")).toBe("true"))
  await user.click(send)
  expect(api.calls("review.create")).toHaveLength(1)
  answer.resolve(aReview())
})

test("written, it waits for the other one; nobody reads it until then", async () => {
  const { t } = await show(taskReviews({ mine: aReview({ status: "submitted" }), dueAt: null }))
  screen.getByRole("heading", { name: t("review:waiting.title") })
  screen.getByText("Stands straight.")
  expect(screen.queryByText(t("review:theirs"))).toBeNull()
})

test("once both are out, both are read", async () => {
  const theirs = aReview({
    id: "0192f000-0000-7000-8000-0000000000e2",
    direction: "to_customer",
    text: "Paid at once.",
    author: { name: "Ion M.", image: null },
    sub: { payment: 5 },
  })
  const { t } = await show(taskReviews({ mine: aReview(), theirs, dueAt: null }))
  screen.getByRole("heading", { name: t("review:out.title") })
  screen.getByText("Stands straight.")
  screen.getByText("Paid at once.")
  expect(screen.getByText(t("review:sub.payment"))).toBeDefined()
})

test.each([
  { given: { theirs: aReview(), mine: null }, key: "review:out.noneOfMine" },
  { given: { mine: aReview(), theirs: null }, key: "review:out.noneOfTheirs" },
  { given: { mine: aReview({ status: "hidden" }), theirs: null }, key: "review:hidden" },
  { given: { whyNot: "review_window_closed" }, key: "review:over.title" },
] as const)("where one of them is missing, the page says why: $key", async ({ given, key }) => {
  const { t } = await show(taskReviews({ ...given, dueAt: null }))
  expect(screen.getByText(t(key))).toBeDefined()
})

test("work that was called off is spoken of as such", async () => {
  const work = { ...aReview().work, outcome: "cancelled" as const }
  const { t } = await show(taskReviews({ outcome: "cancelled", dueAt: null, mine: aReview({ work }) }))
  screen.getByRole("heading", { level: 1, name: t("review:calledOff.title") })
  expect(screen.getByText(t("review:wasCalledOff"))).toBeDefined()
})

test("of work that was done the page shows its price, the money, and what was handed over", async () => {
  const { t, address } = await renderPage(`/tasks/${taskId}/complete`, {
    as: aDoer(),
    api: {
      "task.getById": aTaskPage({ task: { status: "completed" }, viewer: { isOwner: true } }),
      "taskAssignment.getByTask": {
        data: [
          aHire({ outcome: "completed", completedBy: "clock", endedAt: inDays(-1), reports: [aReport()] }),
        ],
        total: 1,
      },
      "review.getByTask": taskReviews(),
    },
  })
  await screen.findByRole("heading", { level: 1, name: t("review:completed.title") })
  expect(address()).toBe(`/tasks/${taskId}/complete`)
  expect(screen.getAllByText(/380.lei/)[0]?.textContent).toContain("Ion Munteanu")
  screen.getByText(t("work:sheet.byClock"))
  screen.getByRole("checkbox", { name: t("work:settled.owner", { name: "Ion" }) })
  screen.getByText("The sofa stands in the yard.")
})
