// Reviews where they are read: with a reply, an addition, on the client's own page and beside a task.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { hireId } from "../../test/answers/hire.ts"
import { inDays } from "../../test/answers/moment.ts"
import { aReview, taskReviews } from "../../test/answers/review.ts"
import { taskId } from "../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { described } from "../../test/described.ts"
import { failure, refused, type Answers, type Output } from "../../test/fake-api.ts"
import { expectFocus } from "../../test/expect-focus.ts"
import { renderWithApi } from "../../test/render.tsx"
import { PendingReviews } from "./pending-reviews.tsx"
import { ReceivedReviews } from "./received-reviews.tsx"
import { ReviewCard } from "./review-card.tsx"
import { ReviewPrompt } from "./review-prompt.tsx"
import type { ReviewData } from "../session/answers/review-answers.ts"
import { ofCharacters } from "../../test/of-characters.ts"

const show = (review: ReviewData, api: Answers = {}, onChange = () => {}) =>
  renderWithApi(<ReviewCard review={review} onChange={onChange} />, { as: aDoer(), api })

test("a review says whose it is, of what work and how much, in which language", async () => {
  const reply = { text: "Thank you.", at: inDays(-1) }
  const addendum = { text: "It still stands.", at: inDays(0) }
  const { t, unmount } = await show(aReview({ lang: "ru", text: "Стоит ровно.", reply, addendum }))
  screen.getByText("Vera D.")
  screen.getByText(/Moving, 200.500.lei/)
  expect(screen.getByText("Стоит ровно.").getAttribute("lang")).toBe("ru")
  screen.getByText("Thank you.")
  screen.getByText("It still stands.")
  unmount()
  await show(aReview({ author: null, text: null, lang: null }))
  screen.getByText(t("review:gone"))
})

test("anyone can report it, except who wrote it", async () => {
  const { t, unmount } = await show(aReview())
  screen.getByRole("button", { name: t("ui:report") })
  unmount()
  await show(aReview({ isMine: true }))
  expect(screen.queryByRole("button", { name: t("ui:report") })).toBeNull()
})

test.each([
  { action: "reply", call: "review.reply" },
  { action: "add", call: "review.addAddendum" },
] as const)(
  "to $action asks for words, keeps them on a refusal, and publishes them once",
  async ({ action, call }) => {
    let changes = 0
    const { t, user, api } = await show(
      aReview({ actions: [action] }),
      {
        [call]: () => {
          throw refused("review_not_found")
        },
      },
      () => (changes += 1),
    )
    await user.click(await screen.findByRole("button", { name: t(`review:${action}.open`) }))
    const field = await screen.findByLabelText(t(`review:${action}.label`))
    expect(document.activeElement).toBe(field)
    const send = () => user.click(screen.getByRole("button", { name: t(`review:${action}.send`) }))
    await send()
    expect(described(field)).toContain(t("review:needed"))
    expect(document.activeElement).toBe(field)
    expect(api.calls(call)).toEqual([])
    await user.paste(" Thank you. ")
    await send()
    await screen.findByText(t(`review:${action}.failed`))
    expect(field).toHaveProperty("value", " Thank you. ")
    expect(changes).toBe(0)
    api.answer({ [call]: aReview() })
    await send()
    await screen.findByText(t(`review:${action}.done`))
    expect(api.calls(call)[1]).toEqual({ id: aReview().id, text: "Thank you." })
    expect(changes).toBe(1)
  },
)

test("too long a reply is told and not sent; going back closes the form", async () => {
  const { t, user, api } = await show(aReview({ actions: ["reply"] }))
  await user.click(await screen.findByRole("button", { name: t("review:reply.open") }))
  const field = await screen.findByLabelText(t("review:reply.label"))
  await user.paste("r".repeat(1001))
  await user.click(screen.getByRole("button", { name: t("review:reply.send") }))
  expect(described(field)).toContain(t("review:tooLong", ofCharacters(t, 1000)))
  expect(api.calls("review.reply")).toEqual([])
  await user.click(screen.getByRole("button", { name: t("ui:cancel") }))
  screen.getByRole("button", { name: t("review:reply.open") })
})

const received = (data: ReviewData[]): Output<"review.getByUser"> => ({
  data,
  total: 12,
  summary: { avg: 4, count: 12, histogram: [0, 0, 0, 12, 0], sub: { payment: 5 }, categories: [], langs: [] },
})

test("what doers say of a client opens over the page, page by page, and the focus comes back", async () => {
  const { t, user, api } = await renderWithApi(
    <ReceivedReviews of={{ userId: "u1", name: "Vera" }} rating={4} count={12} label="Read them" />,
    {
      api: {
        "review.getByUser": () => {
          throw failure(500)
        },
      },
    },
  )
  const opener = screen.getByRole("button", { name: "Read them" })
  await user.click(opener)
  const sheet = within(await screen.findByRole("dialog", { name: t("review:received.title") }))
  sheet.getByText(t("review:received.of", { name: "Vera" }))
  await sheet.findByText(t("review:received.failed"))
  const paid = aReview({ direction: "to_customer", text: "Paid at once." })
  api.answer({ "review.getByUser": received([paid]) })
  await user.click(sheet.getByRole("button", { name: t("ui:tryAgain") }))
  await sheet.findByText("Paid at once.")
  sheet.getByText(t("review:sub.payment"))
  await user.click(sheet.getByRole("button", { name: t("ui:next") }))
  await waitFor(() => expect(api.calls("review.getByUser").at(-1)?.pagination?.offset).toBe(10))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await expectFocus(opener)
})

test("on one's own page the client replies there, and reads the reply", async () => {
  const mine = aReview({ direction: "to_customer", text: "Paid at once.", actions: ["reply"] })
  const { t, user, api } = await renderWithApi(
    <ReceivedReviews of={{ userId: aPerson().id, name: null }} rating={4} count={1} label="Read them" />,
    { as: aPerson(), api: { "review.getByUser": received([mine]), "review.reply": mine } },
  )
  await user.click(screen.getByRole("button", { name: "Read them" }))
  await user.click(await screen.findByRole("button", { name: t("review:reply.open") }))
  await screen.findByLabelText(t("review:reply.label"))
  await user.paste("Thank you.")
  const replied = { ...mine, actions: [], reply: { text: "Thank you.", at: inDays(0) } }
  api.answer({ "review.getByUser": received([replied]) })
  await user.click(screen.getByRole("button", { name: t("review:reply.send") }))
  expect(await screen.findByText("Thank you.")).toBeDefined()
})

test("work that waits for a review is named with its last day, and leads to it", async () => {
  const one = {
    taskId,
    assignmentId: hireId,
    title: "Carry a parcel home",
    lang: "en" as const,
    direction: "to_customer" as const,
    subject: { name: "Vera D.", image: null },
    dueAt: inDays(3),
  }
  const { t, unmount } = await renderWithApi(<PendingReviews pending={{ data: [one], total: 3 }} />, {
    locale: "ro",
  })
  const region = within(screen.getByRole("region", { name: t("review:pending.title") }))
  region.getByText("Carry a parcel home")
  region.getByText(t("review:pending.more", { count: 2 }))
  expect(region.getByRole("link").getAttribute("href")).toBe(`/tasks/${taskId}/complete?hire=${hireId}`)
  unmount()
  await renderWithApi(<PendingReviews pending={{ data: [], total: 0 }} />)
  expect(screen.queryByRole("heading", { name: t("review:pending.title") })).toBeNull()
})

test.each([
  { given: {}, text: "work:review.write", link: "work:review.leave" },
  {
    given: { mine: aReview({ status: "submitted" }), dueAt: null },
    text: "work:review.waiting",
    link: "work:review.see",
  },
  {
    given: { mine: aReview(), theirs: aReview(), dueAt: null },
    text: "work:review.out",
    link: "work:review.see",
  },
] as const)("the task's page leads to the review: $text", async ({ given, text, link }) => {
  const { t } = await renderWithApi(<ReviewPrompt taskId={taskId} reviews={taskReviews(given)} />)
  screen.getByText(new RegExp(`^${t(text).split("{{")[0]}`))
  expect(screen.getByRole("link", { name: t(link) }).getAttribute("href")).toBe(
    `/tasks/${taskId}/complete?hire=${hireId}`,
  )
})
