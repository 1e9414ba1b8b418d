// A conversation as it is read.
import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { aChange, changeId, changeList } from "../../../test/answers/change.ts"
import { talkId } from "../../../test/answers/hire.ts"
import { inDays, inHours } from "../../../test/answers/moment.ts"
import { aMessage, aTalk, talkAnswers } from "../../../test/answers/talk.ts"
import { aPlace, aTaskPage, lei, taskId } from "../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../test/render.tsx"
import { ThreadPane } from "./thread/thread-pane.tsx"

const me = aPerson()

async function openTalk(talk = aTalk(), messages: ReturnType<typeof aMessage>[] = [], more: Answers = {}) {
  const rendered = await renderWithApi(<ThreadPane id={talk.id} user={me} now={new Date()} />, {
    as: me,
    api: talkAnswers(talk, messages, more),
  })
  await screen.findByRole("log")
  return rendered
}
const bubble = (text: string) =>
  within(screen.getAllByRole("article").find((one) => one.textContent?.includes(text)) as HTMLElement)

test("each message says whose it is, whether it was read, that it was deleted or hides something", async () => {
  const own = (position: number, text: string) =>
    aMessage(position, { isMine: true, clientId: `c${position}`, text })
  const { t } = await openTalk(aTalk({ otherReadPosition: 1 }), [
    own(1, "Was read"),
    own(2, "Was sent"),
    aMessage(3, { isDeleted: true, text: "" }),
    aMessage(4, { text: `Call ${hiddenMark}`, lang: "ru" }),
  ])
  bubble("Was read").getByText(t("chat:read"))
  bubble("Was sent").getByText(t("chat:sent"))
  screen.getByText(t("chat:deleted"))
  bubble("Call").getByText(t("chat:hidden"))
  expect(screen.getByText(t("chat:beginning"))).toBeDefined()
})

test("the other person is reported from the menu, and the focus comes back to the menu's button", async () => {
  const { t, user } = await openTalk()
  // One for wide pages and one for phones, of which the page shows one.
  const [more] = screen.getAllByRole("button", { name: t("chat:moreActions") })
  const [report] = screen.getAllByRole("button", { name: t("ui:reportPerson") })
  if (!more || !report) throw new Error("no menu")
  more.focus()
  await user.keyboard("{ArrowDown}")
  report.focus()
  await user.keyboard("{Enter}")
  await screen.findByRole("dialog", { name: t("report:title.user") })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test("what the product tells stands between the messages, from the reader's side", async () => {
  const system = { key: "hired", params: { price: 400_00, currency: "MDL" } } as const
  const { t, unmount } = await openTalk(aTalk(), [aMessage(1, { system, text: "", isMine: true })])
  screen.getByText(t("chat:system.hired.customer", { name: "Ion" }))
  unmount()
  await openTalk(aTalk({ isCustomer: false }), [aMessage(1, { system, text: "" })])
  expect(screen.getByText(t("chat:system.hired.doer"))).toBeDefined()
})

test.each([
  ["owner", true, "you"],
  ["owner", false, "other"],
  ["doer", true, "other"],
  ["both", false, "both"],
  ["silence", true, "silence"],
] as const)(
  "who cancelled the job is told: %s, and whether the client reads it: %s",
  async (by, isCustomer, words) => {
    const system = { key: "cancelled", params: { reason: "other", by } } as const
    const { t } = await openTalk(aTalk({ isCustomer }), [aMessage(1, { system, text: "" })])
    expect(screen.getByText(t(`chat:cancelledBy.${words}`, { name: "Ion" }))).toBeDefined()
  },
)

test("a request is a card with its buttons, and shows how it was answered elsewhere", async () => {
  const system = { key: "change_requested", params: {} } as const
  const asked = aMessage(1, { system, text: "", refId: changeId })
  const { t, user, api } = await openTalk(aTalk({ kind: "task" }), [asked], {
    "changeRequest.getByTask": changeList([aChange()]),
    "changeRequest.answer": { changeRequest: aChange({ status: "accepted" }), task: aTaskPage().task },
  })
  const accept = await screen.findByRole("button", { name: t("job:request.accept") })
  api.answer({ "changeRequest.getByTask": changeList([aChange({ status: "accepted", actions: [] })]) })
  await user.click(accept)
  await waitFor(() => expect(screen.queryByRole("button", { name: t("job:request.accept") })).toBeNull())
  screen.getByText(t("job:request.status.accepted"))
  expect(api.calls("changeRequest.answer")).toEqual([{ id: changeId, accept: true }])
})

test("the answer to a request says which request it was", async () => {
  const system = { key: "change_rejected", params: { kind: "schedule" } } as const
  const { t } = await openTalk(aTalk(), [aMessage(1, { system, text: "" })])
  const what = t("chat:requestAbout.schedule")
  expect(screen.getByText(t("chat:system.change_rejected.customer", { what }))).toBeDefined()
})

test("a request that can't be had stays a plain line", async () => {
  const system = { key: "change_requested", params: {} } as const
  const { t } = await openTalk(aTalk(), [aMessage(1, { system, text: "", refId: changeId })], {
    "changeRequest.getByTask": () => {
      throw failure(500)
    },
  })
  expect(screen.getByText(t("chat:system.change_requested.customer"))).toBeDefined()
})

test("one's own message is taken back after a question, while it is fresh", async () => {
  const fresh = aMessage(2, {
    isMine: true,
    clientId: "c2",
    text: "My code is 1234",
    createdAt: inHours(-0.1),
  })
  const old = aMessage(1, { isMine: true, clientId: "c1", text: "Long ago", createdAt: inHours(-1) })
  const { t, user, api } = await openTalk(aTalk(), [old, fresh], {
    "message.delete": { ok: true },
  })
  expect(bubble("Long ago").queryByRole("button", { name: t("chat:delete") })).toBeNull()
  await user.click(bubble("My code").getByRole("button", { name: t("chat:delete") }))
  const dialog = within(await screen.findByRole("alertdialog", { name: t("chat:deleteTitle") }))
  api.answer({
    "message.getByConversation": {
      data: [old, { ...fresh, isDeleted: true, text: "" }],
      total: 2,
      otherReadPosition: 0,
    },
  })
  await user.click(dialog.getByRole("button", { name: t("chat:delete") }))
  await screen.findByText(t("chat:deleted"))
  expect(api.calls("message.delete")).toEqual([{ id: fresh.id }])
  expect(screen.queryByText("My code is 1234")).toBeNull()
})

test("what is at the end and in sight is read; with nothing new, nothing is told", async () => {
  const { api, unmount } = await openTalk(aTalk({ unread: 2 }), [aMessage(1), aMessage(2)])
  await waitFor(() => expect(api.calls("conversation.markRead")).toEqual([{ id: talkId, position: 2 }]))
  unmount()
  const second = await openTalk(aTalk({ readPosition: 2 }), [aMessage(1), aMessage(2)])
  expect(second.api.calls("conversation.markRead")).toEqual([])
})

test("earlier messages are asked for from the first one that is known, and a failure can be tried again", async () => {
  const { t, user, api } = await openTalk(aTalk({ readPosition: 31 }), [aMessage(31)])
  api.answer({
    "message.getByConversation": () => {
      throw failure(500)
    },
  })
  const earlier = () => user.click(screen.getByRole("button", { name: t("chat:earlier") }))
  await earlier()
  await screen.findByText(t("chat:earlierFailed"))
  api.answer({ "message.getByConversation": { data: [aMessage(30)], total: 31, otherReadPosition: 0 } })
  await earlier()
  await screen.findByText("Message number 30")
  screen.getByText("Message number 31")
  expect(api.calls("message.getByConversation").at(-1)).toEqual({ conversationId: talkId, before: 31 })
})

test("a person is blocked after a question and unblocked without one; meanwhile nobody can write", async () => {
  const { t, user, api } = await openTalk(aTalk(), [], {
    "userBlock.create": { ok: true },
    "userBlock.delete": { ok: true },
  })
  const userId = aTalk().other.id ?? ""
  const item = (key: "chat:block.action" | "chat:block.undo") => screen.getAllByText(t(key))[0] as HTMLElement
  await user.click(item("chat:block.action"))
  const dialog = within(await screen.findByRole("alertdialog", { name: t("chat:block.title") }))
  expect(api.calls("userBlock.create")).toEqual([])
  const blocked = aTalk({ isBlockedByMe: true, closedBecause: "user_blocked" })
  api.answer({ "conversation.getById": blocked })
  await user.click(dialog.getByRole("button", { name: t("chat:block.action") }))
  await screen.findByText(t("refusal:user_blocked"))
  expect(api.calls("userBlock.create")).toEqual([{ payload: { userId } }])
  expect(screen.queryByLabelText(t("chat:write", { name: "Ion" }))).toBeNull()
  api.answer({ "conversation.getById": aTalk() })
  await user.click(item("chat:block.undo"))
  await screen.findByLabelText(t("chat:write", { name: "Ion" }))
  expect(api.calls("userBlock.delete")).toEqual([{ userId }])
})

test("towards the team there is nobody to block, and it answers under one name", async () => {
  const other = { id: null, name: "", image: null, profileId: null, isDeleted: false, hasLeft: false }
  const { t } = await openTalk(aTalk({ kind: "support", topic: "bug", other, task: null }), [aMessage(1)])
  screen.getByLabelText(t("chat:write", { name: t("chat:team") }))
  screen.getByText(t("contact:topics.bug"))
  expect(screen.queryByText(t("chat:block.action"))).toBeNull()
})

test.each([
  ["chat:nameless", false],
  ["chat:gone", true],
] as const)("someone without a name reads as %s", async (key, isDeleted) => {
  const other = { ...aTalk().other, name: "", isDeleted }
  const { t } = await openTalk(aTalk({ other }), [aMessage(1)])
  expect(screen.getAllByText(t(key)).length).toBeGreaterThan(0)
})

const agreement = {
  price: lei(380),
  materialsCost: null,
  scheduledAt: null as string | null,
  place: aPlace,
  address: "Strada Tihon 5",
  paymentMethod: "cash" as const,
}
const atWork = (
  status: "assigned" | "in_progress" | "completion_requested",
  isCustomer: boolean,
  at: string | null = null,
) =>
  aTalk({
    kind: "task",
    isCustomer,
    task: { ...(aTalk().task as NonNullable<ReturnType<typeof aTalk>["task"]>), status },
    agreement: { ...agreement, scheduledAt: at },
  })

test("the next step of the work stands in the talk about it, for whom it is the turn", async () => {
  const stepOf = async (talk: ReturnType<typeof aTalk>) => {
    const { unmount } = await openTalk(talk)
    await act(async () => {})
    const found = document.querySelector("[data-step]")?.querySelector("a")?.getAttribute("href") ?? null
    expect(document.querySelector("[data-step]") === null).toBe(found === null)
    unmount()
    return found
  }
  const { t, unmount } = await openTalk(atWork("assigned", false))
  await screen.findByRole("button", { name: t("work:start.doer") })
  unmount()
  expect(await stepOf(atWork("in_progress", false))).toBe(`/tasks/${taskId}/complete`)
  expect(await stepOf(atWork("assigned", true))).toBeNull()
  expect(await stepOf(atWork("in_progress", true))).toBeNull()
  expect(await stepOf(atWork("completion_requested", true))).toBe(`/tasks/${taskId}/complete`)
})

test("a step that has to wait says why, and the agreement is one press away", async () => {
  const { t, user, api } = await openTalk(atWork("assigned", false, inDays(3)))
  const start = await screen.findByRole("button", { name: t("work:start.doer") })
  screen.getByText(t("work:start.from", { time: "" }).replace(".", ""), { exact: false })
  await user.click(start)
  expect(api.calls("task.start")).toEqual([])
  const way = screen.getByRole("link", { name: t("chat:agreement") })
  expect(way.getAttribute("href")).toBe(`/tasks/${taskId}#agreement`)
})

test("before the hire the offer stands over the talk", async () => {
  const offer = { price: lei(380), materialsCost: null, canStartAt: null }
  const { t } = await openTalk(aTalk({ offer }))
  screen.getByText(/380.lei/)
  expect(screen.getByRole("link", { name: t("chat:offer.open") }).getAttribute("href")).toBe(
    `/tasks/${taskId}#offers`,
  )
})

test("without the stream the page asks every five seconds", async () => {
  const talk = aTalk()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const { t, api } = await renderPage(`/chat?c=${talkId}`, { as: aDoer(), api: talkAnswers(talk) })
  screen.getByText(t("chat:first", { name: "Ion" }))
  api.answer({
    "message.getByConversation": {
      data: [aMessage(1, { text: "Do you hear me?" })],
      total: 1,
      otherReadPosition: 0,
    },
  })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  // In the log, and once more for screen readers.
  await screen.findByText("Do you hear me?")
  expect(
    screen.getByText(t("chat:came", { name: "Ion", text: "Do you hear me?" })).getAttribute("role"),
  ).toBe("status")
})
