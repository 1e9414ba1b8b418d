// Doers are asked for an offer: from the task, from a profile; and what they answer.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDoerCard, doersFound } from "../../test/answers/provider/doer-card.ts"
import { inDays, inHours } from "../../test/answers/moment.ts"
import { anOwnTaskCard } from "../../test/answers/task-card.ts"
import { aCategory, aTaskPage, taskData, taskId } from "../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import { AskForTask } from "./ask-for-task.tsx"
import { MyInvite } from "./my-invite.tsx"
import { TaskInvites } from "./task-invites.tsx"

type Invites = Output<"taskInvite.getByTask">
type Invite = Invites["data"][number]

const anInvite = (status: Invite["status"], provider: Invite["provider"]): Invite => ({
  id: `0192f000-0000-7000-8000-0000000000${status.length}0`,
  taskId,
  status,
  message: null,
  declineReason: null,
  expiresAt: inHours(20),
  createdAt: inHours(-4),
  answeredAt: null,
  provider,
})
const doers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aDoerCard({ id: `0192f000-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`, name: `Doer ${at}` }),
  )
const sent: Output<"taskInvite.create"> = { data: [], total: 0 }

function showInvites(api: Answers, data: Invite[] = []) {
  const page = aTaskPage({ viewer: { isOwner: true } })
  const invites: Invites = { data, total: data.length }
  return renderWithApi(<TaskInvites data={taskData(page, { invites })} />, { as: aPerson(), api })
}

test("the owner reads who was asked and what became of it", async () => {
  const { t, unmount } = await showInvites({})
  screen.getByText(t("task-invite:none"))
  unmount()
  await showInvites({}, [anInvite("declined", aDoerCard()), anInvite("expired", null)])
  const [first, second] = screen.getAllByRole("listitem").map((item) => within(item))
  first?.getByRole("link", { name: "Ion M." })
  first?.getByText(t("task-invite:status.declined"))
  second?.getByText(t("task-invite:gone"))
  expect(second?.getByText(t("task-invite:status.expired"))).toBeDefined()
})

test("who fits and was not asked yet can be chosen, six at most, and is asked with a word", async () => {
  const [asked, ...others] = doers(9)
  const { t, user, api } = await showInvites(
    { "provider.getList": doersFound([asked as (typeof others)[0], ...others]), "taskInvite.create": sent },
    [anInvite("sent", asked ?? null)],
  )
  await user.click(screen.getByRole("button", { name: t("task-invite:invite") }))
  const dialog = within(await screen.findByRole("dialog"))
  const boxes = await dialog.findAllByRole<HTMLInputElement>("checkbox")
  expect(boxes).toHaveLength(8)
  expect(dialog.queryByText("Doer 0")).toBeNull()
  const send = dialog.getByRole("button", { name: t("task-invite:send") })
  await user.click(send)
  expect(api.calls("taskInvite.create")).toEqual([])
  for (const box of boxes.slice(0, 6)) await user.click(box)
  expect(boxes.map(({ disabled }) => disabled)).toEqual([...Array(6).fill(false), true, true])
  for (const box of boxes.slice(2, 6)) await user.click(box)
  await user.click(dialog.getByLabelText(t("task-invite:message")))
  await user.paste(" You were quick. ")
  await user.click(send)
  await screen.findByText(t("task-invite:sent"))
  const providerIds = others.slice(0, 2).map(({ id }) => id)
  expect(api.calls("taskInvite.create")).toEqual([
    { payload: { taskId, providerIds, message: "You were quick." } },
  ])
  expect(api.calls("provider.getList")[0]).toMatchObject({ filter: { categoryIds: [aCategory.id] } })
})

test("doers that did not come can be asked for again, and where nobody fits that is said", async () => {
  const { t, user, api } = await showInvites({
    "provider.getList": () => {
      throw failure(500)
    },
  })
  await user.click(screen.getByRole("button", { name: t("task-invite:invite") }))
  const dialog = within(await screen.findByRole("dialog"))
  const again = await dialog.findByRole("button", { name: t("ui:tryAgain") })
  api.answer({ "provider.getList": doersFound([]) })
  await user.click(again)
  expect(await dialog.findByText(t("task-invite:nobody"))).toBeDefined()
})

function showAsk(api: Answers, onOpenChange = () => {}) {
  const provider = { id: "0192f000-0000-7000-8000-0000000000d1", name: "Maria A." }
  return renderWithApi(<AskForTask provider={provider} isOpen onOpenChange={onOpenChange} />, {
    as: aPerson(),
    api,
  })
}
const tasks = (...titles: string[]): Output<"task.getMy"> => ({
  data: titles.map((title, at) => anOwnTaskCard({ id: `${taskId.slice(0, -1)}${at}`, title })),
  total: titles.length,
})

test("among several tasks the client says which one is meant", async () => {
  let isOpen = true
  const { t, user, api, address } = await showAsk(
    { "task.getMy": tasks("Carry a sofa", "Bring a fridge"), "taskInvite.create": sent },
    () => (isOpen = false),
  )
  const dialog = within(
    await screen.findByRole("dialog", { name: t("task-invite:whichTitle", { name: "Maria A." }) }),
  )
  const fridge = await dialog.findByRole("radio", { name: "Bring a fridge" })
  const send = dialog.getByRole("button", { name: t("task-invite:send") })
  await user.click(send)
  dialog.getByText(t("task-invite:chooseTask"))
  expect(api.calls("taskInvite.create")).toEqual([])
  await user.click(fridge)
  expect(dialog.queryByText(t("task-invite:chooseTask"))).toBeNull()
  await user.click(send)
  await screen.findByText(t("task-invite:sent"))
  const chosen = `${taskId.slice(0, -1)}1`
  expect(api.calls("taskInvite.create")).toEqual([
    { payload: { taskId: chosen, providerIds: ["0192f000-0000-7000-8000-0000000000d1"] } },
  ])
  expect(isOpen).toBe(false)
  await waitFor(() => expect(address()).toBe(`/tasks/${chosen}`))
})

test("the only open task is chosen already; a refusal says why and keeps the word", async () => {
  const { t, user } = await showAsk({
    "task.getMy": tasks("Carry a sofa"),
    "taskInvite.create": () => {
      throw refused("invite_day_limit_reached")
    },
  })
  const dialog = within(await screen.findByRole("dialog"))
  expect(await dialog.findByRole("radio", { name: "Carry a sofa" })).toHaveProperty("checked", true)
  await user.click(dialog.getByLabelText(t("task-invite:message")))
  await user.paste("You were quick.")
  await user.click(dialog.getByRole("button", { name: t("task-invite:send") }))
  await screen.findByText(t("task-invite:failed"))
  expect(dialog.getByLabelText(t("task-invite:message"))).toHaveProperty("value", "You were quick.")
})

test("without an open task there is a new one to begin, for this doer; a list that failed can be asked again", async () => {
  const { t, user, api } = await showAsk({
    "task.getMy": () => {
      throw failure()
    },
  })
  const dialog = within(await screen.findByRole("dialog"))
  const again = await dialog.findByRole("button", { name: t("ui:tryAgain") })
  api.answer({ "task.getMy": tasks() })
  await user.click(again)
  await waitFor(() => expect(dialog.queryByRole("button", { name: t("ui:tryAgain") })).toBeNull())
  const way = dialog.getByRole("link", { name: t("task-invite:newTask") })
  expect(way.getAttribute("href")).toBe("/tasks/create?providerId=0192f000-0000-7000-8000-0000000000d1")
  expect(dialog.queryByRole("button", { name: t("task-invite:send") })).toBeNull()
})

const myInvite = {
  id: "0192f000-0000-7000-8000-0000000000aa",
  status: "viewed",
  message: "You were quick.",
} as const

test("the doer who was asked reads by whom, the word and until when, and says no after a question", async () => {
  const page = aTaskPage({ viewer: { myInvite }, timers: [{ kind: "invite", endsAt: inDays(1) }] })
  const { t, user, api } = await renderWithApi(<MyInvite data={taskData(page)} />, {
    as: aDoer(),
    api: { "taskInvite.decline": anInvite("declined", null) },
  })
  screen.getByText(t("task-invite:mineTitle", { name: "Vera" }))
  screen.getByText("You were quick.")
  screen.getByText(new RegExp(t("task-invite:until").split("{{")[0] ?? ""))
  await user.click(screen.getByRole("button", { name: t("task-invite:decline") }))
  const dialog = within(
    await screen.findByRole("alertdialog", { name: t("task-invite:declineTitle", { name: "Vera" }) }),
  )
  expect(api.calls("taskInvite.decline")).toEqual([])
  await user.click(dialog.getByRole("button", { name: t("task-invite:decline") }))
  await screen.findByText(t("task-invite:declined"))
  expect(api.calls("taskInvite.decline")).toEqual([{ id: myInvite.id }])
})

test("an invite that was answered, and one on a task that is over, is shown no more", async () => {
  for (const page of [
    aTaskPage({ viewer: { myInvite: { ...myInvite, status: "declined" } } }),
    aTaskPage({ viewer: { myInvite }, task: { status: "assigned" } }),
  ]) {
    const { t, unmount } = await renderWithApi(<MyInvite data={taskData(page)} />, { as: aDoer() })
    expect(screen.queryByText(t("task-invite:mineTitle", { name: "Vera" }))).toBeNull()
    unmount()
  }
})
